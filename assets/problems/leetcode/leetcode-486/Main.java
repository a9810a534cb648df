// d(i, i) = a[i], d(i, j) = max(a[i] - d(i + 1, j), a[j] - d(i, j - 1)); the first player wins exactly if d of the whole row is at least 0.
// d(i, i) = a[i]，d(i, j) = max(a[i] - d(i + 1, j), a[j] - d(i, j - 1))；先手获胜当且仅当整排的 d ≥ 0。
import java.io.IOException;
import java.util.Arrays;
import java.util.stream.Stream;

public class Main {
    /** Own total minus the other's for the player to move. */
    static int bestDifference(int[] row) {
        int[] best = row.clone(); // best[i]: for the stretch from i of the length reached so far
        for (int length = 2; length <= row.length; length++) {
            for (int i = 0; i + length <= row.length; i++) {
                best[i] = Math.max(row[i] - best[i + 1], row[i + length - 1] - best[i]);
            }
        }
        return best[0];
    }

    public static void main(String[] args) throws IOException {
        StringBuilder out = new StringBuilder();
        for (String text : new String(System.in.readAllBytes()).split("]")) {
            String numbers = text.replaceAll("[^0-9]+", " ").trim();
            if (numbers.isEmpty()) continue;
            int[] row = Stream.of(numbers.split(" ")).mapToInt(Integer::parseInt).toArray();
            out.append(bestDifference(row) >= 0).append('\n');
        }
        System.out.print(out);
    }
}
