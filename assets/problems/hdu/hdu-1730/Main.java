// The first player wins exactly if the xor of the gaps |black - white| - 1 over all rows is not 0.
// 先手必胜当且仅当各行间隔 |黑 - 白| - 1 的异或和不为 0。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        StringBuilder out = new StringBuilder();
        while (words.hasMoreTokens()) {
            int rows = Integer.parseInt(words.nextToken());
            words.nextToken(); // the width
            int sum = 0;
            for (; rows > 0; rows--) {
                int black = Integer.parseInt(words.nextToken());
                int white = Integer.parseInt(words.nextToken());
                sum ^= Math.abs(black - white) - 1;
            }
            out.append(sum != 0 ? "I WIN!\n" : "BAD LUCK!\n");
        }
        System.out.print(out);
    }
}
