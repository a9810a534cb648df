// The first player wins exactly if N >= M and a row of N - M beads has SG value 0; sg(n) is the mex of sg(a) xor sg(n - M - a) over 0 <= a <= n - M.
// 先手必胜当且仅当 N ≥ M 且一排 N - M 颗珠子的 SG 值为 0；sg(n) 是所有 sg(a) xor sg(n - M - a) 的 mex，0 ≤ a ≤ n - M。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    static final int LIMIT = 1000;

    /** The values of rows of 0 to LIMIT - length beads, when `length` beads side by side are painted at a time. */
    static int[] rowValues(int length) {
        int[] values = new int[LIMIT - length + 1];
        int[] seenAt = new int[1024];
        for (int n = length; n <= LIMIT - length; n++) {
            int rest = n - length;
            for (int left = 0; left <= rest / 2; left++) {
                seenAt[values[left] ^ values[rest - left]] = n;
            }
            while (seenAt[values[n]] == n) values[n]++;
        }
        return values;
    }

    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        StringBuilder out = new StringBuilder();
        int[][] values = new int[LIMIT + 1][];
        int tests = Integer.parseInt(words.nextToken());
        for (int test = 1; test <= tests; test++) {
            int beads = Integer.parseInt(words.nextToken());
            int length = Integer.parseInt(words.nextToken());
            if (values[length] == null) values[length] = rowValues(length);
            boolean isWon = beads >= length && values[length][beads - length] == 0;
            out.append("Case #").append(test).append(isWon ? ": aekdycoin\n" : ": abcdxyzk\n");
        }
        System.out.print(out);
    }
}
