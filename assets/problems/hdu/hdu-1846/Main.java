// The first player wins exactly if m + 1 does not divide n.
// 先手必胜当且仅当 n 不是 m + 1 的倍数。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        StringBuilder out = new StringBuilder();
        for (int tests = Integer.parseInt(words.nextToken()); tests > 0; tests--) {
            int stones = Integer.parseInt(words.nextToken());
            int most = Integer.parseInt(words.nextToken());
            out.append(stones % (most + 1) != 0 ? "first\n" : "second\n");
        }
        System.out.print(out);
    }
}
