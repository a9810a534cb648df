// With the xor X of all heaps: lost if X is 0, else bring the first heap a with (a xor X) < a down to a xor X.
// 设异或和为 X：X 为 0 则必败，否则把第一个满足 (a xor X) < a 的堆 a 取到只剩 a xor X 根。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        int[] heaps = new int[Integer.parseInt(words.nextToken())];
        int nimSum = 0;
        for (int i = 0; i < heaps.length; i++) {
            heaps[i] = Integer.parseInt(words.nextToken());
            nimSum ^= heaps[i];
        }
        if (nimSum == 0) {
            System.out.println("lose");
            return;
        }
        int best = 0;
        while ((heaps[best] ^ nimSum) >= heaps[best]) best++;
        int left = heaps[best] ^ nimSum;
        StringBuilder answer = new StringBuilder();
        answer.append(heaps[best] - left).append(' ').append(best + 1).append('\n');
        heaps[best] = left;
        for (int i = 0; i < heaps.length; i++) answer.append(i > 0 ? " " : "").append(heaps[i]);
        System.out.println(answer);
    }
}
