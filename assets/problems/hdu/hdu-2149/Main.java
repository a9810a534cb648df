// If M <= N, exactly the raises M to N win; else only M mod (N + 1) does, and none if that is 0.
// M ≤ N 时，必胜的加价恰为 M 到 N；否则只有 M mod (N + 1) 一种，它为 0 时没有。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        StringBuilder out = new StringBuilder();
        while (words.hasMoreTokens()) {
            int price = Integer.parseInt(words.nextToken());
            int most = Integer.parseInt(words.nextToken());
            if (price <= most) {
                for (int bid = price; bid < most; bid++) out.append(bid).append(' ');
                out.append(most).append('\n');
            } else if (price % (most + 1) != 0) {
                out.append(price % (most + 1)).append('\n');
            } else {
                out.append("none\n");
            }
        }
        System.out.print(out);
    }
}
