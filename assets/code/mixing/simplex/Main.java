// The value of a matrix game, by a linear programme with exact fractions.
// Question: a matrix, rows divided by ; up to 5 x 5, entries up to 99.
// Answer: the value for who chooses the row. Example: "3 -1; -2 1" answers 1/7.
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

        Fraction minus(Fraction o) {
            return new Fraction(p.multiply(o.q).subtract(o.p.multiply(q)), q.multiply(o.q));
        }

        Fraction times(Fraction o) {
            return new Fraction(p.multiply(o.p), q.multiply(o.q));
        }

        Fraction by(Fraction o) {
            return new Fraction(p.multiply(o.q), q.multiply(o.p));
        }

        @Override
        public int compareTo(Fraction o) {
            return p.multiply(o.q).compareTo(o.p.multiply(q));
        }

        int sign() {
            return p.signum();
        }

        @Override
        public String toString() {
            return q.equals(BigInteger.ONE) ? "" + p : p + "/" + q;
        }
    }

    //<<<
    static Fraction simplex(Fraction[][] T) {  // the last row is the goal
        int m = T.length - 1, n = T[0].length - 1;
        int[] basis = IntStream.range(n - m, n).toArray();
        while (true) {
            int enter = 0, leave = -1;
            while (enter < n && T[m][enter].sign() >= 0) enter++;  //@enter
            if (enter == n) return T[m][n];  //@done
            for (int i = 0; i < m; i++)
                if (T[i][enter].sign() > 0)
                    if (leave < 0 || isBefore(T, basis, i, leave, enter))
                        leave = i;  //@leave
            basis[leave] = enter;
            Fraction p = T[leave][enter];
            for (int k = 0; k <= n; k++) T[leave][k] = T[leave][k].by(p);
            for (int i = 0; i <= m; i++) {
                Fraction f = i == leave ? Fraction.of(0, 1) : T[i][enter];
                for (int k = 0; k <= n; k++)
                    T[i][k] = T[i][k].minus(f.times(T[leave][k]));  //@pivot
            }
        }
    }
    //>>>

    /** Whether row i is left before another: the smaller ratio, then the smaller name. */
    static boolean isBefore(Fraction[][] T, int[] basis, int i, int other, int enter) {
        int n = T[0].length - 1;
        int order = T[i][n].by(T[i][enter]).compareTo(T[other][n].by(T[other][enter]));
        return order < 0 || order == 0 && basis[i] < basis[other];
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

    /** Largest y1 + ... + yn with (a + shift) y <= 1 and y >= 0 is 1 / value. */
    static String answer(String line) {
        String row = "-?[0-9]{1,2}( -?[0-9]{1,2}){0,4}";
        if (!line.matches(row + "(; " + row + "){0,4}"))
            throw new IllegalArgumentException("expected a matrix up to 5 x 5 such as 3 -1; -2 1");
        int[][] a = read(line);
        int m = a.length, n = a[0].length;
        int shift = 1 - Arrays.stream(a).flatMapToInt(Arrays::stream).min().getAsInt();
        Fraction[][] T = new Fraction[m + 1][n + m + 1];
        for (Fraction[] bounds : T) Arrays.fill(bounds, Fraction.of(0, 1));
        for (int i = 0; i < m; i++) {
            for (int j = 0; j < n; j++) T[i][j] = Fraction.of(a[i][j] + shift, 1);
            T[i][n + i] = T[i][n + m] = Fraction.of(1, 1);
        }
        for (int j = 0; j < n; j++) T[m][j] = Fraction.of(-1, 1);
        return Fraction.of(1, 1).by(simplex(T)).minus(Fraction.of(shift, 1)).toString();
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
