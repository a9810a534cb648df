// The first player loses exactly if the smaller heap is floor(k * phi), k being the difference of the heaps and phi = (1 + sqrt 5) / 2.
// 先手必败当且仅当较小的一堆等于 ⌊k × φ⌋，其中 k 为两堆之差，φ = (1 + √5) / 2。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    /** small = floor(k * phi) exactly if small * (small - k) <= k * k < (small + 1) * (small + 1 - k) */
    static boolean isCold(long small, long large) {
        long k = large - small;
        return small * (small - k) <= k * k && k * k < (small + 1) * (small + 1 - k);
    }

    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        StringBuilder out = new StringBuilder();
        while (words.hasMoreTokens()) {
            long a = Long.parseLong(words.nextToken());
            long b = Long.parseLong(words.nextToken());
            out.append(isCold(Math.min(a, b), Math.max(a, b)) ? "second win\n" : "first win\n");
        }
        System.out.print(out);
    }
}
