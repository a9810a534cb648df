// The Shapley value of a weighted voting game, by all orders.
// Question: QUOTA | W1 W2 ... with up to 8 players and numbers up to 99999.
// Answer: their shares. Example: "3 | 2 1 1" answers 2/3 1/6 1/6.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class Main {
    record Fraction(BigInteger p, BigInteger q) {
        Fraction {
            BigInteger d = q.signum() < 0 ? p.gcd(q).negate() : p.gcd(q);
            p = p.divide(d);
            q = q.divide(d);
        }

        static Fraction of(long p, long q) {
            return new Fraction(BigInteger.valueOf(p), BigInteger.valueOf(q));
        }

        @Override
        public String toString() {
            return q.equals(BigInteger.ONE) ? "" + p : p + "/" + q;
        }
    }

    //<<<
    static Fraction[] shapley(int n, int[] worth) {
        int[] total = new int[n], order = IntStream.range(0, n).toArray();
        int orders = 0;
        do {
            int S = 0;  // the coalition of those who have come
            for (int i : order) {
                int marginal = worth[S | 1 << i] - worth[S];  //@marginal
                total[i] += marginal;  //@add
                S |= 1 << i;
            }
            orders++;
        } while (nextPermutation(order));  //@order
        Fraction[] share = new Fraction[n];
        for (int i = 0; i < n; i++)
            share[i] = Fraction.of(total[i], orders);  //@divide
        return share;
    }
    //>>>

    /** The order that follows by the alphabet; false: that was the last. */
    static boolean nextPermutation(int[] order) {
        int i = order.length - 2, k = order.length - 1;
        while (i >= 0 && order[i] > order[i + 1]) i--;
        if (i < 0) return false;
        while (order[k] < order[i]) k--;
        int swapped = order[i];
        order[i] = order[k];
        order[k] = swapped;
        Arrays.sort(order, i + 1, order.length);
        return true;
    }

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

    static String answer(String line) {
        if (!line.matches("[0-9]{1,5} \\|( [0-9]{1,5}){1,8}"))
            throw new IllegalArgumentException("expected QUOTA | W1 W2 ... with up to 8 players");
        String[] parts = line.split(" \\| ");
        int quota = Integer.parseInt(parts[0]);
        int[] w = Arrays.stream(parts[1].split(" ")).mapToInt(Integer::parseInt).toArray();
        return Stream.of(shapley(w.length, worths(quota, w)))
            .map(Fraction::toString)
            .collect(Collectors.joining(" "));
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
