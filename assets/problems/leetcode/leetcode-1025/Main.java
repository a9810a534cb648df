// The first player wins exactly if n is even.
// 先手必胜当且仅当 n 是偶数。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        String text = new String(System.in.readAllBytes());
        StringTokenizer numbers = new StringTokenizer(text.replaceAll("[^0-9]", " "));
        StringBuilder out = new StringBuilder();
        while (numbers.hasMoreTokens()) {
            int number = Integer.parseInt(numbers.nextToken());
            out.append(number % 2 == 0).append('\n');
        }
        System.out.print(out);
    }
}
