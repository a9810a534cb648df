// Bounds of a matrix game's value, by regret matching with floored regrets.
// Question: ROUNDS | matrix, rows divided by ; up to 5 x 5, entries up to 99.
// Answer: what the means of the mixes guarantee, a lower and an upper bound.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.Locale;

public class Main {
    static class Player {
        double[] mix, regret, total;

        Player(int n, int first) {
            mix = new double[n];
            regret = new double[n];
            total = new double[n];
            mix[first] = 1;
        }
    }

    //<<<
    static double[] match(double[] regret) {
        double total = 0;
        for (double r : regret) total += r;
        double[] mix = new double[regret.length];
        Arrays.fill(mix, 1.0 / mix.length);
        if (total == 0) return mix;
        for (int i = 0; i < mix.length; i++) mix[i] = regret[i] / total;
        return mix;
    }

    static void learn(Player me, double[] gain, int t) {
        double mean = 0;
        for (int i = 0; i < gain.length; i++) mean += me.mix[i] * gain[i];
        for (int i = 0; i < gain.length; i++) {
            me.total[i] += t * me.mix[i];  //@average
            me.regret[i] = Math.max(me.regret[i] + gain[i] - mean, 0);  //@floor
        }
        me.mix = match(me.regret);  //@strategy
    }

    static void regretMatchingPlus(int[][] a, Player row, Player column,
                                   int rounds) {
        for (int t = 1; t <= rounds; t++) {
            learn(row, gains(a, column.mix), t);  //@payoff
            learn(column, losses(row.mix, a), t);
        }
    }
    //>>>

    static double[] gains(int[][] a, double[] y) {
        double[] gain = new double[a.length];
        for (int i = 0; i < a.length; i++)
            for (int j = 0; j < y.length; j++) gain[i] += a[i][j] * y[j];
        return gain;
    }

    static double[] losses(double[] x, int[][] a) {
        double[] loss = new double[a[0].length];
        for (int j = 0; j < a[0].length; j++)
            for (int i = 0; i < x.length; i++) loss[j] -= x[i] * a[i][j];
        return loss;
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
        int m = a.length, n = a[0].length;
        Player row = new Player(m, 0), column = new Player(n, n - 1);
        regretMatchingPlus(a, row, column, rounds);
        double weight = Arrays.stream(row.total).sum();
        double lower = -Arrays.stream(losses(row.total, a)).max().getAsDouble() / weight;
        double upper = Arrays.stream(gains(a, column.total)).max().getAsDouble() / weight;
        return decimal(lower) + " " + decimal(upper);
    }

    static String decimal(double value) {
        return String.format(Locale.ROOT, "%.6f", Math.rint(value * 1e6) / 1e6 + 0.0);
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
