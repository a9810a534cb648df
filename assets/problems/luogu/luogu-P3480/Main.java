// With a_0 = 0: won exactly if the xor of a_n - a_(n-1), a_(n-2) - a_(n-3), ... is not 0.
// 令 a_0 = 0：从右往左隔一个取差 a_n - a_(n-1)、a_(n-2) - a_(n-3)……，先手必胜当且仅当它们的异或和不为 0。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        int tests = Integer.parseInt(words.nextToken());
        while (tests-- > 0) {
            int count = Integer.parseInt(words.nextToken());
            int[] heaps = new int[count + 1]; // heaps[0] is 0
            for (int i = 1; i <= count; i++) heaps[i] = Integer.parseInt(words.nextToken());
            int nimSum = 0;
            for (int i = count; i >= 1; i -= 2) nimSum ^= heaps[i] - heaps[i - 1];
            System.out.println(nimSum != 0 ? "TAK" : "NIE");
        }
    }
}
