// A row of n cells is a heap of n + 2 from which three neighbours go at a time; lost exactly at value 0.
// n 格相当于长为 n + 2 的一堆，每次拿走相邻三个；先手必败当且仅当 SG 值为 0。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        int size = Integer.parseInt(words.nextToken()) + 2;
        int[] value = new int[size + 1]; // of a heap from which three neighbours go at a time
        for (int heap = 3; heap <= size; heap++) {
            boolean[] reached = new boolean[2 * size];
            for (int left = 0; left <= heap - 3; left++) reached[value[left] ^ value[heap - 3 - left]] = true;
            while (reached[value[heap]]) value[heap]++;
        }
        System.out.println(value[size] != 0 ? 1 : 2);
    }
}
