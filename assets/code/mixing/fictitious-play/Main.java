// Bounds of a matrix game's value, by fictitious play.
// Question: ROUNDS | matrix, rows divided by ; up to 5 x 5, entries up to 99.
// Answer: lower and upper bound. Example: "3 | 1 -1; -1 1" answers -1/3 0.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.IntStream;

public class Main {
    record Fraction(BigInteger p, BigInteger q) implements Comparable<Fraction> {
        Fraction {
            BigInteger d = q.signum() < 0 ? p.gcd(q).negate() : p.gcd(q);
            p = p.divide(d);
            q = q.divide(d);
        }

        static Fraction of(long p, long q) {
            return new Fraction(BigInteger.valueOf(p), BigInteger.valueOf(q));
        }

        @Override
        public int compareTo(Fraction o) {
            return p.multiply(o.q).compareTo(o.p.multiply(q));
        }

        @Override
        public String toString() {
            return q.equals(BigInteger.ONE) ? "" + p : p + "/" + q;
        }
    }

    record Bounds(Fraction lower, Fraction upper) {}

    //<<<
    static Bounds fictitiousPlay(int[][] a, int rounds) {
        int[] x = new int[a.length], y = new int[a[0].length];  // choices
        Fraction lower = Fraction.of(-99, 1), upper = Fraction.of(99, 1);
        for (int t = 1; t <= rounds; t++) {
            int i = argmax(gains(a, y));  //@best
            int j = argmin(costs(x, a));
            x[i]++;  //@count
            y[j]++;
            int[] gain = gains(a, y), cost = costs(x, a);
            lower = max(lower, share(cost[argmin(cost)], t));  //@bound
            upper = min(upper, share(gain[argmax(gain)], t));
        }
        return new Bounds(lower, upper);
    }
    //>>>

    static int[] gains(int[][] a, int[] y) {
        int[] gain = new int[a.length];
        for (int i = 0; i < a.length; i++)
            for (int j = 0; j < y.length; j++) gain[i] += a[i][j] * y[j];
        return gain;
    }

    static int[] costs(int[] x, int[][] a) {
        int[] cost = new int[a[0].length];
        for (int j = 0; j < a[0].length; j++)
            for (int i = 0; i < x.length; i++) cost[j] += x[i] * a[i][j];
        return cost;
    }

    static int argmax(int[] values) {
        int most = Arrays.stream(values).max().getAsInt();
        return IntStream.range(0, values.length)
            .filter(i -> values[i] == most)
            .findFirst()
            .getAsInt();
    }

    static int argmin(int[] values) {
        return argmax(Arrays.stream(values).map(value -> -value).toArray());
    }

    static Fraction share(int sum, int t) {
        return Fraction.of(sum, t);
    }

    static Fraction max(Fraction one, Fraction two) {
        return one.compareTo(two) < 0 ? two : one;
    }

    static Fraction min(Fraction one, Fraction two) {
        return two.compareTo(one) < 0 ? two : one;
    }

    static int[][] read(String text) {
        int[][] a = Arrays.stream(text.split("; "))
            .map(row -> Arrays.stream(row.split(" ")).mapToInt(Integer::parseInt).toArray())
            .toArray(int[][]::new);
        for (int[] row : a)
            if (row.length != a[0].length)
                throw new IllegalArgumentException("the rows must be equally long");
        return a;
    }

    static String answer(String line) {
        String form = "-?[0-9]{1,2}( -?[0-9]{1,2}){0,4}";
        if (!line.matches("[1-9][0-9]{0,5} \\| " + form + "(; " + form + "){0,4}"))
            throw new IllegalArgumentException("expected ROUNDS | a matrix such as 3 -1; -2 1");
        String[] parts = line.split(" \\| ");
        int rounds = Integer.parseInt(parts[0]);
        int[][] a = read(parts[1]);
        Bounds bounds = fictitiousPlay(a, rounds);
        return bounds.lower + " " + bounds.upper;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line; (line = in.readLine()) != null;) {
            try {
                System.out.println(answer(line.trim().replaceAll("\\s+", " ")));
            } catch (IllegalArgumentException fault) {
                System.out.println("error: " + fault.getMessage());
            }
        }
    }
}
