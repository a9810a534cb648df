// A position is won exactly if the xor of its heaps' SG values is not 0; sg(n) is the mex of sg(n - s) over the s <= n in S.
// 先手必胜当且仅当各堆 SG 值的异或和不为 0；sg(n) 是所有 sg(n - s) 的 mex，s 取遍 S 中不超过 n 的数。
import java.io.IOException;
import java.util.Arrays;
import java.util.StringTokenizer;

public class Main {
    static final int LIMIT = 10000;

    static int[] grundyTable(int[] takes) {
        int[] values = new int[LIMIT + 1];
        int[] seenAt = new int[takes.length + 1];
        for (int n = 1; n <= LIMIT; n++) {
            for (int take : takes) {
                if (take > n) break;
                seenAt[values[n - take]] = n;
            }
            while (seenAt[values[n]] == n) values[n]++;
        }
        return values;
    }

    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        StringBuilder out = new StringBuilder();
        while (words.hasMoreTokens()) {
            int[] takes = new int[Integer.parseInt(words.nextToken())];
            if (takes.length == 0) break;
            for (int i = 0; i < takes.length; i++) takes[i] = Integer.parseInt(words.nextToken());
            Arrays.sort(takes);
            int[] values = grundyTable(takes);
            for (int positions = Integer.parseInt(words.nextToken()); positions > 0; positions--) {
                int sum = 0;
                for (int heaps = Integer.parseInt(words.nextToken()); heaps > 0; heaps--) {
                    sum ^= values[Integer.parseInt(words.nextToken())];
                }
                out.append(sum != 0 ? 'W' : 'L');
            }
            out.append('\n');
        }
        System.out.print(out);
    }
}
