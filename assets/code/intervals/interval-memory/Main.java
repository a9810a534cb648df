// Take the ends top-down with memory: each row i..j is worked out once.
// Two players take the first or the last number of a row in turn until none is left.
// Reads lines of numbers; says the first player's total minus the second's.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;

public class Main {
//<<<
    static long best(int i, int j, long[] a, Long[][] memo) { //@enter
        if (i == j) return a[i]; //@base
        if (memo[i][j] != null) return memo[i][j]; //@look
        long left = a[i] - best(i + 1, j, a, memo); //@left
        long right = a[j] - best(i, j - 1, a, memo); //@right
        memo[i][j] = Math.max(left, right); //@store
        return memo[i][j];
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
        int n = row.length;
        return best(0, n - 1, row, new Long[n][n]);
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
