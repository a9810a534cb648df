// The first player wins exactly if 4 does not divide n.
// 先手必胜当且仅当 n 不是 4 的倍数。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        String text = new String(System.in.readAllBytes());
        StringTokenizer numbers = new StringTokenizer(text.replaceAll("[^0-9]", " "));
        StringBuilder out = new StringBuilder();
        while (numbers.hasMoreTokens()) {
            int stones = Integer.parseInt(numbers.nextToken());
            out.append(stones % 4 != 0).append('\n');
        }
        System.out.print(out);
    }
}
