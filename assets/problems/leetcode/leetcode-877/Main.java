// In a row of even length the first player never scores less than the other: the answer is always true.
// 堆数为偶数时，先手的得分总不少于后手：答案恒为 true。
import java.io.IOException;

public class Main {
    public static void main(String[] args) throws IOException {
        String text = new String(System.in.readAllBytes());
        long rows = text.chars().filter(letter -> letter == '[').count();
        System.out.print("true\n".repeat((int) rows));
    }
}
