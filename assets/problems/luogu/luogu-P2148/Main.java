// A pair (a, b) is worth the place of the lowest 0 bit of (a-1) | (b-1); won exactly if the xor of all pairs is not 0.
// 一对 (a, b) 的 SG 值是 (a-1) | (b-1) 最低的 0 所在的位；先手必胜当且仅当各对的异或和不为 0。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        int tests = Integer.parseInt(words.nextToken());
        while (tests-- > 0) {
            int count = Integer.parseInt(words.nextToken());
            int nimSum = 0;
            for (int i = 0; i < count; i += 2) {
                int a = Integer.parseInt(words.nextToken());
                int b = Integer.parseInt(words.nextToken());
                nimSum ^= Integer.numberOfTrailingZeros(~((a - 1) | (b - 1)));
            }
            System.out.println(nimSum != 0 ? "YES" : "NO");
        }
    }
}
