// The first player loses exactly if n leaves the remainder 1 when divided by m + 1.
// 先手必败当且仅当 n 除以 m + 1 余 1。
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
            answers.append(stones % (most + 1) != 1 ? "first win\n" : "second win\n");
        }
        System.out.print(answers);
    }
}
