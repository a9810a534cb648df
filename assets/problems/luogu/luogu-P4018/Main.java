// The first player, October, loses exactly if 6 divides n.
// 先手 October 必败当且仅当 n 是 6 的倍数。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        int tests = Integer.parseInt(words.nextToken());
        StringBuilder answers = new StringBuilder();
        while (tests-- > 0) {
            int stones = Integer.parseInt(words.nextToken());
            answers.append(stones % 6 != 0 ? "October wins!\n" : "Roy wins!\n");
        }
        System.out.print(answers);
    }
}
