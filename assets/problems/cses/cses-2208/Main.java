// The first player wins exactly if some heap is odd.
// 先手必胜当且仅当至少有一堆是奇数。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        StringBuilder out = new StringBuilder();
        for (int tests = Integer.parseInt(words.nextToken()); tests > 0; tests--) {
            boolean hasOdd = false;
            for (int heaps = Integer.parseInt(words.nextToken()); heaps > 0; heaps--) {
                if (Integer.parseInt(words.nextToken()) % 2 == 1) hasOdd = true;
            }
            out.append(hasOdd ? "first\n" : "second\n");
        }
        System.out.print(out);
    }
}
