// Nim-values on a graph without circles, in topological order.
// Question: START A>B ... with nodes 0 to 999. Answer: the nim-value of START.
// Example: "3 3>2 3>1 2>0 1>0" answers 0.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;

public class Main {
    //<<<
    static int[] nimValues(int n, List<List<Integer>> succ,
                           List<List<Integer>> pred) {
        int[] sg = new int[n], left = new int[n];
        Arrays.fill(sg, -1);
        Queue<Integer> queue = new ArrayDeque<>();
        for (int v = 0; v < n; v++) {
            left[v] = succ.get(v).size();  // followers without a value
            if (left[v] == 0) queue.add(v);
        }
        while (!queue.isEmpty()) {
            int v = queue.remove();  //@order
            Set<Integer> seen = new HashSet<>();
            for (int u : succ.get(v)) seen.add(sg[u]);  //@look
            int mex = 0;
            while (seen.contains(mex)) mex++;  //@mex
            sg[v] = mex;  //@write
            for (int u : pred.get(v))
                if (--left[u] == 0) queue.add(u);
        }
        return sg;
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
        int sg = nimValues(graph.n, graph.succ, graph.pred)[graph.start];
        if (sg < 0) throw new IllegalArgumentException("the graph has a circle");
        return "" + sg;
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
