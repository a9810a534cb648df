// The first player wins exactly if m + 1 does not divide n.
// 先手必胜当且仅当 n 不是 m + 1 的倍数。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        int tests = Integer.parseInt(words.nextToken());
        StringBuilder answers = new StringBuilder();
        while (tests-- > 0) {
            long stones = Long.parseLong(words.nextToken());
            long most = Long.parseLong(words.nextToken());
            answers.append(stones % (most + 1) != 0 ? "first win\n" : "second win\n");
        }
        System.out.print(answers);
    }
}
