// Is a split in the core of a weighted voting game, or which coalition objects?
// Question: QUOTA | W1 W2 ... | X1 X2 ... with up to 8 players, shares as 1/2.
// Answer: in, or out and the first coalition that would do better alone.
// Example: "3 | 2 1 1 | 1/2 1/4 1/4" answers out AB.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.math.BigInteger;
import java.util.Arrays;
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

        @Override
        public int compareTo(Fraction o) {
            return p.multiply(o.q).compareTo(o.p.multiply(q));
        }
    }

    //<<<
    static int core(int n, int[] worth, Fraction[] x) {
        int objector = 0;  // nobody
        for (int S = 1; S < 1 << n; S++) {  //@coalition
            Fraction v = Fraction.of(worth[S], 1);  //@worth
            Fraction keep = Fraction.of(0, 1);
            for (int i = 0; i < n; i++)
                if ((S >> i & 1) == 1) keep = keep.plus(x[i]);  //@keep
            if (keep.compareTo(v) < 0) {
                objector = S;
                break;
            }
        }
        return objector;  //@verdict
    }
    //>>>

    /** What each coalition is worth: 1 if its weights reach the quota. */
    static int[] worths(int quota, int[] w) {
        if (quota == 0) throw new IllegalArgumentException("the quota must be positive");
        int[] worth = new int[1 << w.length];
        for (int S = 0; S < worth.length; S++) {
            int weight = 0;
            for (int i = 0; i < w.length; i++) weight += (S >> i & 1) * w[i];
            worth[S] = weight >= quota ? 1 : 0;
        }
        return worth;
    }

    static Fraction share(String word) {
        String[] parts = (word + "/1").split("/");
        return Fraction.of(Long.parseLong(parts[0]), Long.parseLong(parts[1]));
    }

    static String answer(String line) {
        String number = "[0-9]{1,5}", share = "-?[0-9]{1,3}(/[1-9][0-9]{0,2})?";
        if (!line.matches(number + " \\|( " + number + "){1,8} \\|( " + share + "){1,8}"))
            throw new IllegalArgumentException("expected QUOTA | W1 W2 ... | X1 X2 ...");
        String[] parts = line.split(" \\| ");
        int quota = Integer.parseInt(parts[0]);
        int[] w = Arrays.stream(parts[1].split(" ")).mapToInt(Integer::parseInt).toArray();
        Fraction[] x = Stream.of(parts[2].split(" ")).map(Main::share).toArray(Fraction[]::new);
        int n = w.length;
        if (n != x.length)
            throw new IllegalArgumentException("each player needs a weight and a share");
        int[] worth = worths(quota, w);
        Fraction all = Fraction.of(worth[worth.length - 1], 1);
        if (Stream.of(x).reduce(Fraction.of(0, 1), Fraction::plus).compareTo(all) != 0)
            throw new IllegalArgumentException("the shares must add up to the worth of all");
        int objector = core(n, worth, x);
        StringBuilder text = new StringBuilder(objector == 0 ? "in" : "out ");
        for (int i = 0; i < n; i++)
            if ((objector >> i & 1) == 1) text.append((char) ('A' + i));
        return text.toString();
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
