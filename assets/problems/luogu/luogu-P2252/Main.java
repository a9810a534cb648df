// Heaps a <= b with difference k: lost exactly if a is the whole part of k(1 + root 5)/2; tested here by squares.
// 两堆 a ≤ b，差为 k：必败当且仅当 a 等于 k(1 + √5)/2 的整数部分；这里用平方比较，不用浮点数。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        long a = Long.parseLong(words.nextToken());
        long b = Long.parseLong(words.nextToken());
        long small = Math.min(a, b), k = Math.abs(a - b);
        long twice = 2 * small - k; // small <= k phi means 2 small - k <= k root 5
        boolean isLost = twice >= 0 && twice * twice <= 5 * k * k && 5 * k * k < (twice + 2) * (twice + 2);
        System.out.println(isLost ? 0 : 1);
    }
}
