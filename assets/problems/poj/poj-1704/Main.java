// Pair the pieces from the right; won exactly if the xor of the free squares inside the pairs is not 0.
// 从右往左两两配对，先手必胜当且仅当各对之间空格数的异或和不为 0。
import java.io.IOException;
import java.util.Arrays;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        int tests = Integer.parseInt(words.nextToken());
        while (tests-- > 0) {
            int count = Integer.parseInt(words.nextToken());
            int[] squares = new int[count + count % 2]; // one stays 0 for the wall if the number is odd
            for (int i = 0; i < count; i++) squares[i] = Integer.parseInt(words.nextToken());
            Arrays.sort(squares);
            int nimSum = 0;
            for (int i = 0; i < squares.length; i += 2) nimSum ^= squares[i + 1] - squares[i] - 1;
            System.out.println(nimSum != 0 ? "Georgia will win" : "Bob will win");
        }
    }
}
