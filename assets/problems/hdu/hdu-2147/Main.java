// kiki, who begins, loses exactly if n and m are both odd.
// 先手 kiki 必败当且仅当 n 和 m 都是奇数。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        StringBuilder out = new StringBuilder();
        while (words.hasMoreTokens()) {
            int rows = Integer.parseInt(words.nextToken());
            int columns = Integer.parseInt(words.nextToken());
            if (rows == 0 && columns == 0) break;
            boolean isLost = rows % 2 == 1 && columns % 2 == 1;
            out.append(isLost ? "What a pity!\n" : "Wonderful!\n");
        }
        System.out.print(out);
    }
}
