// With the xor X of all heaps, the winning first moves are one for each heap a with (a xor X) < a.
// 设异或和为 X：每个满足 (a xor X) < a 的堆 a 恰有一种必胜的第一步，数这样的堆即可。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        StringBuilder answers = new StringBuilder();
        while (words.hasMoreTokens()) {
            int[] heaps = new int[Integer.parseInt(words.nextToken())];
            if (heaps.length == 0) break;
            int nimSum = 0, winning = 0;
            for (int i = 0; i < heaps.length; i++) {
                heaps[i] = Integer.parseInt(words.nextToken());
                nimSum ^= heaps[i];
            }
            for (int heap : heaps) {
                if ((heap ^ nimSum) < heap) winning++;
            }
            answers.append(winning).append('\n');
        }
        System.out.print(answers);
    }
}
