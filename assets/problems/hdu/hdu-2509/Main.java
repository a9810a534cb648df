// If all rows hold 1 apple, the first player wins exactly if their number is even; else exactly if the xor of the rows is not 0.
// 若每排都只有 1 个苹果，先手必胜当且仅当排数为偶数；否则先手必胜当且仅当各排个数的异或和不为 0。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        StringBuilder out = new StringBuilder();
        while (words.hasMoreTokens()) {
            int sum = 0, longest = 0;
            for (int rows = Integer.parseInt(words.nextToken()); rows > 0; rows--) {
                int apples = Integer.parseInt(words.nextToken());
                sum ^= apples;
                longest = Math.max(longest, apples);
            }
            boolean isWon = longest > 1 ? sum != 0 : sum == 0;
            out.append(isWon ? "Yes\n" : "No\n");
        }
        System.out.print(out);
    }
}
