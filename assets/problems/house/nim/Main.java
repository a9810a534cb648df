// The first player wins exactly if the xor of all heaps is not 0.
// 先手必胜当且仅当各堆石子数的异或和不为 0。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        int tests = Integer.parseInt(words.nextToken());
        while (tests-- > 0) {
            int count = Integer.parseInt(words.nextToken());
            long nimSum = 0;
            for (int i = 0; i < count; i++) nimSum ^= Long.parseLong(words.nextToken());
            System.out.println(nimSum != 0 ? "Yes" : "No");
        }
    }
}
