// Backward from hole and catches: a position goes to its mover if some move does, to the other if all moves do; what is never reached is drawn.
// 从进洞和抓住的局面倒推：有一步通向己方胜则己方胜，每一步都通向对方胜则对方胜，推不到的是和棋。
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

public class Main {
    static final int MOUSE = 1, CAT = 2;

    record State(int mouse, int cat, int turn) {}

    static List<List<Integer>> graph;
    static int[][][] winner; // by mouse, cat and turn; 0 while nobody is known to win
    static int[][][] moves; // the moves not yet refuted
    static ArrayDeque<State> settled;

    static void settle(int mouse, int cat, int turn, int who) {
        winner[mouse][cat][turn] = who;
        settled.add(new State(mouse, cat, turn));
    }

    static void lookBack(int mouse, int cat, int turn, int who) {
        if (winner[mouse][cat][turn] != 0) return;
        if (who == turn || --moves[mouse][cat][turn] == 0) settle(mouse, cat, turn, who);
    }

    static int winnerOfGraph() {
        int nodes = graph.size();
        winner = new int[nodes][nodes][3];
        moves = new int[nodes][nodes][3];
        settled = new ArrayDeque<>();
        for (int mouse = 0; mouse < nodes; mouse++) {
            for (int cat = 1; cat < nodes; cat++) {
                moves[mouse][cat][MOUSE] = graph.get(mouse).size();
                for (int to : graph.get(cat)) moves[mouse][cat][CAT] += to != 0 ? 1 : 0;
                for (int turn = MOUSE; turn <= CAT; turn++) {
                    if (mouse == 0) settle(mouse, cat, turn, MOUSE);
                    if (mouse == cat) settle(mouse, cat, turn, CAT);
                }
            }
        }
        while (!settled.isEmpty()) {
            State state = settled.remove();
            int who = winner[state.mouse][state.cat][state.turn];
            if (state.turn == CAT) {
                for (int mouse : graph.get(state.mouse)) lookBack(mouse, state.cat, MOUSE, who);
            } else {
                for (int cat : graph.get(state.cat)) {
                    if (cat != 0) lookBack(state.mouse, cat, CAT, who);
                }
            }
        }
        return winner[1][2][MOUSE];
    }

    public static void main(String[] args) throws IOException {
        String text = new String(System.in.readAllBytes());
        StringBuilder out = new StringBuilder();
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter == '[') {
                depth++;
                if (depth == 1) graph = new ArrayList<>();
                if (depth == 2) graph.add(new ArrayList<>());
            } else if (letter == ']') {
                depth--;
                if (depth == 0) out.append(winnerOfGraph()).append('\n');
            } else if (Character.isDigit(letter)) {
                int end = i;
                while (Character.isDigit(text.charAt(end))) end++;
                graph.get(graph.size() - 1).add(Integer.parseInt(text.substring(i, end)));
                i = end - 1;
            }
        }
        System.out.print(out);
    }
}
