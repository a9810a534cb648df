// Take the ends by totals: f[i][j] is all that the mover gets of the row i..j; s holds the prefix
// sums.
// Two players take the first or the last number of a row in turn until none is left.
// Reads lines of numbers; says the first player's total minus the second's.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;

public class Main {
//<<<
    static long total(long[] a) {
        int n = a.length;
        long[] s = new long[n + 1];
        for (int i = 0; i < n; i++) s[i + 1] = s[i] + a[i]; //@sum
        long[][] f = new long[n][n];
        for (int i = 0; i < n; i++) f[i][i] = a[i]; //@base
        for (int length = 2; length <= n; length++) {
            for (int i = 0; i + length <= n; i++) {
                int j = i + length - 1; //@cell
                var left = a[i] + s[j + 1] - s[i + 1] - f[i + 1][j]; //@left
                var right = a[j] + s[j] - s[i] - f[i][j - 1]; //@right
                f[i][j] = Math.max(left, right); //@write
            }
        }
        return f[0][n - 1];
    }
//>>>

    // The numbers of a text; throws where something else stands.
    static long[] numbers(String text) {
        String[] words = text.trim().split("\\s+");
        long[] found = Arrays.stream(words).mapToLong(Long::parseLong).toArray();
        for (long number : found) {
            if (number < -999_999_999 || number > 999_999_999) {
                throw new IllegalArgumentException(text);
            }
        }
        return found;
    }

    static long answer(String line) {
        long[] row = numbers(line);
        if (row.length > 500) throw new IllegalArgumentException(line);
        return 2 * total(row) - Arrays.stream(row).sum();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            try {
                System.out.println(answer(line));
            } catch (IllegalArgumentException malformed) {
                System.out.println("error: expected 1 to 500 numbers of at most nine digits");
            }
        }
    }
}
