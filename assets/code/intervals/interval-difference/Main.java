// Take the ends by differences: d[i][j] is what the mover gets of the row i..j more than the
// other.
// Two players take the first or the last number of a row in turn until none is left.
// Reads lines of numbers; says the first player's total minus the second's.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;

public class Main {
//<<<
    static long difference(long[] a) {
        int n = a.length;
        long[][] d = new long[n][n];
        for (int i = 0; i < n; i++) d[i][i] = a[i]; //@base
        for (int length = 2; length <= n; length++) {
            for (int i = 0; i + length <= n; i++) {
                int j = i + length - 1; //@cell
                long left = a[i] - d[i + 1][j]; //@left
                long right = a[j] - d[i][j - 1]; //@right
                d[i][j] = Math.max(left, right); //@write
            }
        }
        return d[0][n - 1];
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
        return difference(row);
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
