// Rabbit, who begins, wins exactly if the xor of the squares' numbers is not 0.
// 先手 Rabbit 必胜当且仅当所有棋子的格子编号异或和不为 0。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        StringBuilder out = new StringBuilder();
        while (words.hasMoreTokens()) {
            int count = Integer.parseInt(words.nextToken());
            if (count == 0) break;
            int sum = 0;
            for (; count > 0; count--) sum ^= Integer.parseInt(words.nextToken());
            out.append(sum != 0 ? "Rabbit Win!\n" : "Grass Win!\n");
        }
        System.out.print(out);
    }
}
