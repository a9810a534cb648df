// The first player wins exactly if a xor b xor c is not 0.
// 先手必胜当且仅当 a、b、c 的异或和不为 0。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        StringBuilder answers = new StringBuilder();
        while (words.hasMoreTokens()) {
            long a = Long.parseLong(words.nextToken());
            long b = Long.parseLong(words.nextToken());
            long c = Long.parseLong(words.nextToken());
            answers.append((a ^ b ^ c) != 0 ? "first win\n" : "second win\n");
        }
        System.out.print(answers);
    }
}
