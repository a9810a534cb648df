// Who wins on a graph with circles: settled round by round from the ends.
// Question: START A>B ... with nodes 0 to 999; who cannot move loses.
// Answer: N k (the mover wins), P k (loses) after k plies, or D (a draw).
// Example: "1 1>2 2>1" answers D, "1 1>2 2>1 2>3" answers P 2.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class Main {
    /** Open are the positions from which play goes on for ever. */
    record Outcomes(char[] result, int[] plies, int open) {}

    //<<<
    static Outcomes waves(int n, List<List<Integer>> succ) {
        char[] result = "D".repeat(n).toCharArray();
        int[] plies = new int[n];
        Map<Integer, Character> fresh = new TreeMap<>();
        for (int v = 0; v < n; v++)
            if (succ.get(v).isEmpty()) fresh.put(v, 'P');  //@seed
        int wave = 0, settled = 0;
        while (!fresh.isEmpty()) {
            for (int v : fresh.keySet()) {
                result[v] = fresh.get(v);  //@settle
                plies[v] = wave;
            }
            settled += fresh.size();
            wave++;
            fresh.clear();
            for (int v = 0; v < n; v++) {
                String after = "";
                for (int w : succ.get(v)) after += result[w];
                if (result[v] != 'D') continue;
                if (after.contains("P")) fresh.put(v, 'N');
                else if (!after.contains("D")) fresh.put(v, 'P');
            }
        }
        return new Outcomes(result, plies, n - settled);  //@left
    }
    //>>>

    record Graph(int start, int n, List<List<Integer>> succ) {}

    static Graph read(String line) {
        if (!line.matches("[0-9]{1,3}( [0-9]{1,3}>[0-9]{1,3})*+"))
            throw new IllegalArgumentException("expected START A>B ... with nodes 0 to 999");
        int[] nodes = Arrays.stream(line.split("[ >]")).mapToInt(Integer::parseInt).toArray();
        int n = Arrays.stream(nodes).max().getAsInt() + 1;
        List<List<Integer>> succ = new ArrayList<>();
        for (int v = 0; v < n; v++) succ.add(new ArrayList<>());
        for (int i = 1; i < nodes.length; i += 2) succ.get(nodes[i]).add(nodes[i + 1]);
        return new Graph(nodes[0], n, succ);
    }

    static String answer(String line) {
        Graph graph = read(line);
        Outcomes found = waves(graph.n, graph.succ);
        char result = found.result[graph.start];
        return result == 'D' ? "D" : result + " " + found.plies[graph.start];
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
