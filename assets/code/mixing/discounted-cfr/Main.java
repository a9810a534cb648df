// Kuhn's poker by counterfactual regret minimisation with regrets that fade.
// Question: a number of iterations.
// Answer: what the average strategies bring the first player (-1/18 is right).
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

public class Main {
    static final int[][] DEALS = {{0, 1}, {0, 2}, {1, 0}, {1, 2}, {2, 0}, {2, 1}};
    static final List<String> HISTORIES = List.of("", "p", "b", "pb");  // p: check or fold

    static class InfoSet {
        double[] strategy = {0.5, 0.5}, regret = {0, 0}, total = {0, 0};
    }

    //<<<
    static double cfr(InfoSet[] nodes, int[] cards, String h,
                      double mine, double theirs, int who, double t) {
        if (isEnd(h)) return payoff(cards, h);
        InfoSet node = infoSet(nodes, cards[h.length() % 2], h);  //@visit
        double mean = 0, utility[] = {0, 0};
        for (int a = 0; a < 2; a++) {
            double reach = mine * node.strategy[a];
            String next = h + "pb".charAt(a);
            utility[a] = -cfr(nodes, cards, next, theirs, reach, who, t);
            mean += node.strategy[a] * utility[a];
        }
        for (int a = 0; a < 2 && who == h.length() % 2; a++) {
            node.regret[a] += theirs * (utility[a] - mean);
            node.total[a] += t * t * mine * node.strategy[a];  //@average
        }
        return mean;
    }

    static void train(InfoSet[] nodes, int iterations) {
        for (int t = 1; t <= iterations; t++) {
            double kept = Math.pow(t, 1.5) / (Math.pow(t, 1.5) + 1);
            for (int who = 0; who < 2; who++) {
                for (int[] deal : DEALS) cfr(nodes, deal, "", 1, 1, who, t);
                for (InfoSet node : owned(nodes, who)) {
                    fade(node.regret, kept);  //@fade
                    node.strategy = match(node.regret);  //@strategy
                }
            }
        }
    }
    //>>>

    static InfoSet infoSet(InfoSet[] nodes, int card, String h) {
        return nodes[4 * card + HISTORIES.indexOf(h)];
    }

    static double[] match(double[] regret) {
        double pass = Math.max(regret[0], 0), bet = Math.max(regret[1], 0);
        if (pass + bet == 0) return new double[] {0.5, 0.5};
        return new double[] {pass / (pass + bet), bet / (pass + bet)};
    }

    /** The information sets in which this player moves. */
    static List<InfoSet> owned(InfoSet[] nodes, int who) {
        List<InfoSet> own = new ArrayList<>();
        for (int i = 0; i < nodes.length; i++)
            if (HISTORIES.get(i % 4).length() % 2 == who) own.add(nodes[i]);
        return own;
    }

    static void fade(double[] regret, double kept) {
        for (int a = 0; a < 2; a++) regret[a] *= regret[a] > 0 ? kept : 0.5;
    }

    static boolean isEnd(String h) {
        return List.of("pp", "pbp", "pbb", "bp", "bb").contains(h);
    }

    /** What the game brings the one whose turn it would be. */
    static double payoff(int[] cards, String h) {
        if (h.equals("bp") || h.equals("pbp")) return 1;
        int mover = h.length() % 2;
        double stake = h.equals("pp") ? 1 : 2;
        return cards[mover] > cards[1 - mover] ? stake : -stake;
    }

    /** What the averages bring the mover. */
    static double value(InfoSet[] nodes, int[] cards, String h) {
        if (isEnd(h)) return payoff(cards, h);
        double[] average = match(infoSet(nodes, cards[h.length() % 2], h).total);
        double mean = 0;
        for (int a = 0; a < 2; a++)
            mean -= average[a] * value(nodes, cards, h + "pb".charAt(a));
        return mean;
    }

    static String answer(String line) {
        if (!line.matches("[1-9][0-9]{0,5}"))
            throw new IllegalArgumentException("expected a number of iterations, 1 to 999999");
        InfoSet[] nodes = Stream.generate(InfoSet::new).limit(12).toArray(InfoSet[]::new);
        train(nodes, Integer.parseInt(line));
        double mean = 0;
        for (int[] cards : DEALS) mean += value(nodes, cards, "") / DEALS.length;
        return String.format(Locale.ROOT, "%.6f", mean);
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
