// The nucleolus: the least content coalition is made as content as can be,
// then the next, one linear programme after another.
// Question: the worths of A, B, AB, C, AC, BC, ABC (of 1 to 4 players).
// Answer: their shares. Example: "0 0 6 0 6 0 12" answers 6 3 3.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

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

        Fraction plus(Fraction o) {
            return new Fraction(p.multiply(o.q).add(o.p.multiply(q)), q.multiply(o.q));
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

    static final int LARGE = 1000;   // outweighs any price in a programme this small
    static final int FAR = 1000000;  // outweighs any worth

    /** The split, the level reached, and the price of every coalition. */
    record Best(Fraction[] x, Fraction e, Fraction[] price) {}

    //<<<
    static Fraction[] nucleolus(int n, int[] v) {
        int ALL = (1 << n) - 1;
        Map<Integer, Fraction> level = new HashMap<>();  // of settled S
        while (true) {
            Best best = mostContent(n, v, level);  //@solve
            List<Integer> tight = new ArrayList<>();
            for (int S = 1; S < ALL; S++)
                if (!level.containsKey(S) && best.price[S].sign() > 0)
                    tight.add(S);  //@tight
            if (tight.isEmpty()) return best.x;  //@answer
            for (int S : tight) level.put(S, best.e);  //@fix
        }
    }
    //>>>

    /**
     * The split x that makes the least content coalition S as content as can be: e
     * largest with x(S) - v(S) >= e, or >= level[S] where that is settled. Who is
     * alone gets its worth. price[S] > 0 where S is tight in all such x.
     *
     * Columns: x[i] - v[i], e + FAR, z; z <= FAR keeps the settled levels.
     */
    static Best mostContent(int n, int[] v, Map<Integer, Fraction> level) {
        int ALL = (1 << n) - 1;
        int[] alone = new int[ALL + 1];
        for (int S = 0; S <= ALL; S++)
            for (int i = 0; i < n; i++) alone[S] += (S >> i & 1) * v[1 << i];
        Fraction[][] T = new Fraction[ALL + 2][n + 3];
        for (Fraction[] row : T) Arrays.fill(row, Fraction.of(0, 1));
        for (int S = 1; S < ALL; S++) {
            Fraction[] row = T[S - 1];
            for (int i = 0; i < n; i++) row[i] = Fraction.of(-(S >> i & 1), 1);
            row[level.containsKey(S) ? n + 1 : n] = Fraction.of(1, 1);
            Fraction settled = level.getOrDefault(S, Fraction.of(0, 1));
            row[n + 2] = Fraction.of(FAR + alone[S] - v[S], 1).minus(settled);
        }
        for (int i = 0; i < n; i++) T[ALL - 1][i] = Fraction.of(1, 1);
        T[ALL - 1][n + 2] = Fraction.of(v[ALL] - alone[ALL], 1);
        T[ALL][n + 1] = Fraction.of(1, 1);
        T[ALL][n + 2] = Fraction.of(FAR, 1);
        T[ALL + 1][n] = Fraction.of(level.size() < ALL - 1 ? -1 : 0, 1);
        T[ALL + 1][n + 1] = Fraction.of(-LARGE, 1);
        Fraction[][] found = simplex(T);
        Fraction[] x = new Fraction[n], price = new Fraction[ALL + 1];
        for (int i = 0; i < n; i++) x[i] = found[0][i].plus(Fraction.of(v[1 << i], 1));
        System.arraycopy(found[1], 0, price, 1, ALL);
        return new Best(x, found[0][n].minus(Fraction.of(FAR, 1)), price);
    }

    /** Maximises; the last row is the goal. The point and the rows' prices. */
    static Fraction[][] simplex(Fraction[][] T) {
        int m = T.length - 1, n = T[0].length - 1;
        int[] column = IntStream.range(0, n).toArray();
        int[] row = IntStream.range(n, n + m).toArray();
        while (true) {
            int enter = -1, leave = -1;
            for (int k = 0; k < n; k++)
                if (T[m][k].sign() < 0 && (enter < 0 || column[k] < column[enter])) enter = k;
            if (enter < 0) break;
            Fraction least = null;
            for (int i = 0; i < m; i++) {
                if (T[i][enter].sign() <= 0) continue;
                Fraction ratio = T[i][n].by(T[i][enter]);
                int order = least == null ? -1 : ratio.compareTo(least);
                if (order > 0 || order == 0 && row[i] > row[leave]) continue;
                least = ratio;
                leave = i;
            }
            Fraction p = T[leave][enter];
            for (int k = 0; k <= n; k++) T[leave][k] = T[leave][k].by(p);
            T[leave][enter] = Fraction.of(1, 1).by(p);
            for (int i = 0; i <= m; i++) {
                Fraction f = T[i][enter];
                if (i == leave || f.sign() == 0) continue;
                for (int k = 0; k <= n; k++) T[i][k] = T[i][k].minus(f.times(T[leave][k]));
                T[i][enter] = Fraction.of(0, 1).minus(f).by(p);
            }
            int swapped = column[enter];
            column[enter] = row[leave];
            row[leave] = swapped;
        }
        Fraction[] point = new Fraction[n], price = new Fraction[m];
        Arrays.fill(point, Fraction.of(0, 1));
        Arrays.fill(price, Fraction.of(0, 1));
        for (int i = 0; i < m; i++)
            if (row[i] < n) point[row[i]] = T[i][n];
        for (int k = 0; k < n; k++)
            if (column[k] >= n) price[column[k] - n] = T[m][k];
        return new Fraction[][] {point, price};
    }

    static String answer(String line) {
        int count = line.split(" ").length;
        boolean isWhole = count == 1 || count == 3 || count == 7 || count == 15;
        if (!isWhole || !line.matches("-?[0-9]{1,4}( -?[0-9]{1,4})*"))
            throw new IllegalArgumentException("expected the worths of 1, 3, 7 or 15 coalitions");
        int[] v = Arrays.stream(("0 " + line).split(" ")).mapToInt(Integer::parseInt).toArray();
        int n = Integer.bitCount(count);
        int alone = IntStream.range(0, n).map(i -> v[1 << i]).sum();
        if (alone > v[count])
            throw new IllegalArgumentException("together the players have less than each alone");
        return Stream.of(nucleolus(n, v)).map(Fraction::toString).collect(Collectors.joining(" "));
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
