// All heaps 1: won exactly if their number is even. Else: won exactly if the xor of all heaps is not 0.
// 各堆都是 1 颗：堆数为偶数时先手必胜。否则：先手必胜当且仅当异或和不为 0。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        int tests = Integer.parseInt(words.nextToken());
        while (tests-- > 0) {
            int count = Integer.parseInt(words.nextToken());
            int nimSum = 0, largest = 0;
            for (int i = 0; i < count; i++) {
                int heap = Integer.parseInt(words.nextToken());
                nimSum ^= heap;
                largest = Math.max(largest, heap);
            }
            boolean isWon = largest > 1 ? nimSum != 0 : count % 2 == 0;
            System.out.println(isWon ? "John" : "Brother");
        }
    }
}
