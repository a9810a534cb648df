// The first player wins exactly if the xor of the three SG values is not 0; sg(n) is the mex of sg(n - f) over the Fibonacci numbers f <= n.
// 先手必胜当且仅当三堆的 SG 值异或和不为 0；sg(n) 是所有 sg(n - f) 的 mex，f 取遍不超过 n 的斐波那契数。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    static final int LIMIT = 1000;

    static int[] grundyTable() {
        int[] values = new int[LIMIT + 1];
        for (int n = 1; n <= LIMIT; n++) {
            boolean[] seen = new boolean[32];
            for (int take = 1, next = 2; take <= n; ) {
                seen[values[n - take]] = true;
                int sum = take + next;
                take = next;
                next = sum;
            }
            while (seen[values[n]]) values[n]++;
        }
        return values;
    }

    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        StringBuilder out = new StringBuilder();
        int[] value = grundyTable();
        while (words.hasMoreTokens()) {
            int a = Integer.parseInt(words.nextToken());
            int b = Integer.parseInt(words.nextToken());
            int c = Integer.parseInt(words.nextToken());
            if (a + b + c == 0) break;
            out.append((value[a] ^ value[b] ^ value[c]) != 0 ? "Fibo\n" : "Nacci\n");
        }
        System.out.print(out);
    }
}
