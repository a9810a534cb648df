// A heap of a stones is worth the a-th number with an odd number of ones in binary; won exactly if the xor is not 0.
// a 颗石子的堆，SG 值是第 a 个二进制中有奇数个 1 的数；先手必胜当且仅当异或和不为 0。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        int count = Integer.parseInt(words.nextToken());
        int nimSum = 0;
        for (int i = 0; i < count; i++) nimSum ^= value(Integer.parseInt(words.nextToken()));
        System.out.println(nimSum != 0 ? "Yes" : "No");
    }

    // The heap-th number with an odd number of ones: 2(heap-1) or one more.
    static int value(int heap) {
        boolean isEven = Integer.bitCount(heap - 1) % 2 == 0;
        return 2 * (heap - 1) + (isEven ? 1 : 0);
    }
}
