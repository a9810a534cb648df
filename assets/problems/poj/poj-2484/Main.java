// Alice, who moves first, wins exactly if n is 1 or 2.
// 先手 Alice 必胜当且仅当 n 是 1 或 2。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        StringBuilder answers = new StringBuilder();
        while (words.hasMoreTokens()) {
            int coins = Integer.parseInt(words.nextToken());
            if (coins == 0) break;
            answers.append(coins <= 2 ? "Alice\n" : "Bob\n");
        }
        System.out.print(answers);
    }
}
