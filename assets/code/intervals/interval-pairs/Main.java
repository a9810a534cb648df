// Take the ends by pairs: p[i][j] is what the mover and the other get of the row i..j.
// Two players take the first or the last number of a row in turn until none is left.
// Reads lines of numbers; says the first player's total minus the second's.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;

public class Main {
//<<<
    // What the mover gets, and the other.
    record Pair(long first, long second) {}

    static Pair take(long x, Pair rest) {
        return new Pair(x + rest.second, rest.first);
    }

    static Pair pairs(long[] a) {
        int n = a.length;
        Pair[][] p = new Pair[n][n];
        for (int i = 0; i < n; i++) p[i][i] = new Pair(a[i], 0); //@base
        for (int length = 2; length <= n; length++) {
            for (int i = 0; i + length <= n; i++) {
                int j = i + length - 1; //@cell
                Pair left = take(a[i], p[i + 1][j]); //@left
                Pair right = take(a[j], p[i][j - 1]); //@right
                p[i][j] = left.first > right.first ? left : right; //@write
            }
        }
        return p[0][n - 1];
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
        Pair found = pairs(row);
        return found.first - found.second;
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
