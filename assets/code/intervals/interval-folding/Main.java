// Take the ends by folding: a peak a <= b >= c becomes a - b + c. One pass.
// Two players take the first or the last number of a row in turn until none is left.
// Reads lines of numbers; says the first player's total minus the second's.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;

public class Main {
//<<<
    static long folding(long[] numbers) {
        long[] row = new long[numbers.length];
        int n = 0;
        for (long x : numbers) {
            row[n++] = x; //@push
            while (n >= 3) {
                long a = row[n - 3], b = row[n - 2], c = row[n - 1];
                if (a > b || b < c) break;
                n -= 2;
                row[n - 1] = a - b + c; //@fold
            }
        }
        // No peak is left: the greater end is the greatest number of all.
        long d = 0, sign = 1;
        for (int i = 0, j = n; i < j; sign = -sign) {
            long x = row[i] > row[j - 1] ? row[i++] : row[--j];
            d += sign * x;
        }
        return d; //@answer
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
        return folding(row);
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
