// A heap is worth the mex of what a move can make of it; the first player wins exactly if the xor of the values is not 0.
// 一堆的 SG 值是它所有后继 SG 值的 mex；先手必胜当且仅当各堆 SG 值的异或和不为 0。
import java.io.IOException;
import java.util.Arrays;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        int[] takes = readList(words), heaps = readList(words);
        int largest = Arrays.stream(heaps).max().getAsInt();
        int[] value = new int[largest + 1];
        for (int heap = 1; heap <= largest; heap++) {
            boolean[] reached = new boolean[takes.length + 1];
            for (int take : takes) {
                if (take <= heap) reached[value[heap - take]] = true;
            }
            while (reached[value[heap]]) value[heap]++;
        }
        int nimSum = 0;
        for (int heap : heaps) nimSum ^= value[heap];
        System.out.println(nimSum != 0 ? "Yes" : "No");
    }

    static int[] readList(StringTokenizer words) {
        int[] numbers = new int[Integer.parseInt(words.nextToken())];
        for (int i = 0; i < numbers.length; i++) numbers[i] = Integer.parseInt(words.nextToken());
        return numbers;
    }
}
