// Kiki, who begins, wins exactly if 3 does not divide n.
// 先手 Kiki 必胜当且仅当 n 不是 3 的倍数。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        StringBuilder out = new StringBuilder();
        while (words.hasMoreTokens()) {
            int cards = Integer.parseInt(words.nextToken());
            out.append(cards % 3 != 0 ? "Kiki\n" : "Cici\n");
        }
        System.out.print(out);
    }
}
