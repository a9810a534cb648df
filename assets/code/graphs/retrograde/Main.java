// Who wins on a graph with circles: settled backwards from the ends.
// Question: START A>B ... with nodes 0 to 999; who cannot move loses.
// Answer: N k (the mover wins), P k (loses) after k plies, or D (a draw).
// Example: "1 1>2 2>1" answers D, "1 1>2 2>1 2>3" answers P 2.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;

public class Main {
    record Outcomes(char[] result, int[] plies) {}

    //<<<
    static Outcomes retrograde(int n, List<List<Integer>> succ,
                               List<List<Integer>> pred) {
        char[] result = "D".repeat(n).toCharArray();
        int[] plies = new int[n], count = new int[n];
        Queue<Integer> queue = new ArrayDeque<>();
        for (int v = 0; v < n; v++) {
            count[v] = succ.get(v).size();  //@count
            if (count[v] > 0) continue;
            result[v] = 'P';
            queue.add(v);  //@seed
        }
        while (!queue.isEmpty()) {
            int v = queue.remove();  //@pop
            for (int u : pred.get(v)) {
                if (result[u] != 'D') continue;
                if (result[v] == 'P') {
                    result[u] = 'N';  //@won
                } else {
                    if (--count[u] > 0) continue;  //@lower
                    result[u] = 'P';  //@lost
                }
                plies[u] = plies[v] + 1;
                queue.add(u);
            }
        }
        return new Outcomes(result, plies);  //@left
    }
    //>>>

    record Graph(int start, int n, List<List<Integer>> succ, List<List<Integer>> pred) {}

    static Graph read(String line) {
        if (!line.matches("[0-9]{1,3}( [0-9]{1,3}>[0-9]{1,3})*+"))
            throw new IllegalArgumentException("expected START A>B ... with nodes 0 to 999");
        int[] nodes = Arrays.stream(line.split("[ >]")).mapToInt(Integer::parseInt).toArray();
        int n = Arrays.stream(nodes).max().getAsInt() + 1;
        List<List<Integer>> succ = new ArrayList<>(), pred = new ArrayList<>();
        for (int v = 0; v < n; v++) {
            succ.add(new ArrayList<>());
            pred.add(new ArrayList<>());
        }
        for (int i = 1; i < nodes.length; i += 2) {
            succ.get(nodes[i]).add(nodes[i + 1]);
            pred.get(nodes[i + 1]).add(nodes[i]);
        }
        return new Graph(nodes[0], n, succ, pred);
    }

    static String answer(String line) {
        Graph graph = read(line);
        Outcomes found = retrograde(graph.n, graph.succ, graph.pred);
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
