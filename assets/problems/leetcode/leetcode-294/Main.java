// The first player wins exactly if the xor of the SG values of the runs of pluses is not 0; sg(n) is the mex of sg(a) xor sg(n - 2 - a) over 0 <= a <= n - 2.
// 先手必胜当且仅当各段加号 SG 值的异或和不为 0；sg(n) 是所有 sg(a) xor sg(n - 2 - a) 的 mex，0 ≤ a ≤ n - 2。
import java.io.IOException;

public class Main {
    /** The values of runs of 0 to `longest` pluses. */
    static int[] runValues(int longest) {
        int[] values = new int[longest + 1];
        for (int n = 2; n <= longest; n++) {
            boolean[] seen = new boolean[2 * longest + 2];
            for (int left = 0; left <= n - 2; left++) seen[values[left] ^ values[n - 2 - left]] = true;
            while (seen[values[n]]) values[n]++;
        }
        return values;
    }

    public static void main(String[] args) throws IOException {
        String[] pieces = new String(System.in.readAllBytes()).split("\"");
        StringBuilder out = new StringBuilder();
        for (int i = 1; i < pieces.length; i += 2) {
            int[] values = runValues(pieces[i].length());
            int sum = 0;
            for (String run : pieces[i].split("-")) sum ^= values[run.length()];
            out.append(sum != 0).append('\n');
        }
        System.out.print(out);
    }
}
