// The first player loses exactly if n is a Fibonacci number.
// 先手必败当且仅当 n 是斐波那契数。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    static boolean isFibonacci(long n) {
        long small = 1, large = 2;
        while (small < n) {
            long next = small + large;
            small = large;
            large = next;
        }
        return small == n;
    }

    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        StringBuilder out = new StringBuilder();
        while (words.hasMoreTokens()) {
            long stones = Long.parseLong(words.nextToken());
            if (stones == 0) break;
            out.append(isFibonacci(stones) ? "Second win\n" : "First win\n");
        }
        System.out.print(out);
    }
}
