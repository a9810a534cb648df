// best(i) = max over k = 1, 2, 3 with i + k <= n of a[i] + ... + a[i + k - 1] - best(i + k), best(n) = 0; the sign of best(0) tells who wins.
// best(n) = 0，best(i) 是 a[i] + … + a[i + k - 1] - best(i + k) 的最大值（k = 1, 2, 3 且 i + k ≤ n）；best(0) 为正 Alice 胜，为负 Bob 胜，为 0 平分。
import java.io.IOException;
import java.util.stream.Stream;

public class Main {
    /** Own total minus the other's for the player to move. */
    static int bestDifference(int[] row) {
        int[] best = new int[row.length + 1]; // best[i]: for the stones from i on
        for (int i = row.length - 1; i >= 0; i--) {
            int taken = row[i];
            best[i] = taken - best[i + 1];
            for (int next = i + 1; next < Math.min(i + 3, row.length); next++) {
                taken += row[next];
                best[i] = Math.max(best[i], taken - best[next + 1]);
            }
        }
        return best[0];
    }

    public static void main(String[] args) throws IOException {
        StringBuilder out = new StringBuilder();
        for (String text : new String(System.in.readAllBytes()).split("]")) {
            String numbers = text.replaceAll("[^-0-9]+", " ").trim();
            if (numbers.isEmpty()) continue;
            int difference = bestDifference(Stream.of(numbers.split(" ")).mapToInt(Integer::parseInt).toArray());
            out.append(difference > 0 ? "Alice\n" : difference < 0 ? "Bob\n" : "Tie\n");
        }
        System.out.print(out);
    }
}
