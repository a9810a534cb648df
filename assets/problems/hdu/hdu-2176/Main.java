// With X the xor of all heaps, the winning moves are exactly a to a xor X for the heaps a with a xor X < a; there are some exactly if X is not 0.
// 设 X 为各堆的异或和，必胜的走法恰为：对每个满足 a xor X < a 的堆，把 a 取到 a xor X；X 不为 0 时必有这样的堆，X 为 0 时先手必败。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        StringBuilder out = new StringBuilder();
        while (words.hasMoreTokens()) {
            int[] heaps = new int[Integer.parseInt(words.nextToken())];
            if (heaps.length == 0) break;
            int sum = 0;
            for (int i = 0; i < heaps.length; i++) {
                heaps[i] = Integer.parseInt(words.nextToken());
                sum ^= heaps[i];
            }
            out.append(sum != 0 ? "Yes\n" : "No\n");
            for (int heap : heaps) {
                int rest = heap ^ sum;
                if (rest < heap) out.append(heap).append(' ').append(rest).append('\n');
            }
        }
        System.out.print(out);
    }
}
