// The first player wins exactly if sg(n) is not 0, sg(n) the mex of sg(a) xor sg(n - a) for 1 <= a < n - a; up to 10^6 its last 0 is at 1222.
// 先手必胜当且仅当 sg(n) 不为 0，sg(n) 是所有 sg(a) xor sg(n - a)（1 ≤ a < n - a）的 mex；10^6 以内，最后一个 0 在 n = 1222。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    static final int LAST_LOST = 1222;

    public static void main(String[] args) throws IOException {
        int[] values = new int[LAST_LOST + 1];
        int[] seenAt = new int[2048];
        for (int n = 1; n <= LAST_LOST; n++) {
            for (int small = 1; 2 * small < n; small++) seenAt[values[small] ^ values[n - small]] = n;
            while (seenAt[values[n]] == n) values[n]++;
        }
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        StringBuilder out = new StringBuilder();
        for (int tests = Integer.parseInt(words.nextToken()); tests > 0; tests--) {
            int coins = Integer.parseInt(words.nextToken());
            boolean isWon = coins > LAST_LOST || values[coins] != 0;
            out.append(isWon ? "first\n" : "second\n");
        }
        System.out.print(out);
    }
}
