// The largest flow through a network, by shortest augmenting paths.
// Question: S T A>B:C ... with nodes 0 to 99 and capacities C up to 999999.
// Answer: the value. Example: "0 3 0>1:4 1>3:3 0>2:1 2>3:9" answers 4.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;

public class Main {
    //<<<
    static long maxFlow(int n, long[][] rest, int s, int t) {
        long flow = 0;
        while (true) {
            int[] parent = new int[n];
            Arrays.fill(parent, -1);
            parent[s] = s;
            Queue<Integer> queue = new ArrayDeque<>(List.of(s));  //@search
            while (!queue.isEmpty()) {
                int u = queue.remove();
                for (int v = 0; v < n; v++) {
                    if (rest[u][v] > 0 && parent[v] < 0) {
                        parent[v] = u;  //@reach
                        queue.add(v);
                    }
                }
            }
            if (parent[t] < 0) return flow;  //@cut
            long push = rest[parent[t]][t];
            for (int v = t; v != s; v = parent[v])
                push = Math.min(push, rest[parent[v]][v]);  //@path
            for (int v = t; v != s; v = parent[v]) {
                rest[parent[v]][v] -= push;  //@push
                rest[v][parent[v]] += push;
            }
            flow += push;
        }
    }
    //>>>

    static String answer(String line) {
        if (!line.matches("[0-9]{1,2} [0-9]{1,2}( [0-9]{1,2}>[0-9]{1,2}:[0-9]{1,6})*+"))
            throw new IllegalArgumentException("expected S T A>B:C ... with nodes 0 to 99");
        int[] in = Arrays.stream(line.split("[ >:]")).mapToInt(Integer::parseInt).toArray();
        if (in[0] == in[1]) throw new IllegalArgumentException("S and T must differ");
        long[][] rest = new long[100][100];
        for (int i = 2; i < in.length; i += 3) rest[in[i]][in[i + 1]] += in[i + 2];
        return "" + maxFlow(100, rest, in[0], in[1]);
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
