// Only the steps 1, 3, 5, ... count: the first player wins exactly if the xor of their stones is not 0.
// 只看第 1、3、5……级台阶：先手必胜当且仅当这些台阶上石子数的异或和不为 0。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        int steps = Integer.parseInt(words.nextToken());
        int nimSum = 0;
        for (int step = 1; step <= steps; step++) {
            int stones = Integer.parseInt(words.nextToken());
            if (step % 2 == 1) nimSum ^= stones;
        }
        System.out.println(nimSum != 0 ? "Yes" : "No");
    }
}
