// The first player loses exactly if x mod 4 and y mod 4 are both 1 or 2.
// 先手必败当且仅当 x 和 y 除以 4 的余数都是 1 或 2。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        int tests = Integer.parseInt(words.nextToken());
        while (tests-- > 0) {
            int x = Integer.parseInt(words.nextToken());
            int y = Integer.parseInt(words.nextToken());
            System.out.println(isLow(x) && isLow(y) ? "Second" : "First");
        }
    }

    static boolean isLow(int coordinate) {
        return coordinate % 4 == 1 || coordinate % 4 == 2;
    }
}
