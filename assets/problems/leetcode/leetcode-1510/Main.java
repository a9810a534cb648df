// n is won exactly if some square s with 1 <= s <= n leaves a lost n - s; 0 is lost.
// n 必胜当且仅当存在平方数 s（1 ≤ s ≤ n）使 n - s 必败；0 必败。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    static final int LIMIT = 100000;

    public static void main(String[] args) throws IOException {
        boolean[] isWon = new boolean[LIMIT + 1];
        for (int n = 0; n <= LIMIT; n++) {
            if (isWon[n]) continue;
            for (int root = 1; n + root * root <= LIMIT; root++) isWon[n + root * root] = true;
        }
        String text = new String(System.in.readAllBytes());
        StringTokenizer numbers = new StringTokenizer(text.replaceAll("[^0-9]", " "));
        StringBuilder out = new StringBuilder();
        while (numbers.hasMoreTokens()) {
            out.append(isWon[Integer.parseInt(numbers.nextToken())]).append('\n');
        }
        System.out.print(out);
    }
}
