// Euclid's algorithm: whoever first meets a quotient of 2 or more, or remainder 0, wins; before that all is forced.
// 沿辗转相除走：第一次商不小于 2 或余数为 0 时，轮到的人必胜；在此之前每一步都别无选择。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        int tests = Integer.parseInt(words.nextToken());
        while (tests-- > 0) {
            long m = Long.parseLong(words.nextToken());
            long n = Long.parseLong(words.nextToken());
            System.out.println(isWon(Math.min(m, n), Math.max(m, n)) ? "Stan wins" : "Ollie wins");
        }
    }

    static boolean isWon(long small, long large) {
        boolean isFirst = true;
        while (large % small != 0 && large < 2 * small) {
            long rest = large - small;
            large = small;
            small = rest;
            isFirst = !isFirst;
        }
        return isFirst;
    }
}
