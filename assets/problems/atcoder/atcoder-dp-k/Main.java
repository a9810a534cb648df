// K is won exactly if some number x of the set with x <= K leaves a lost K - x; 0 is lost.
// K 颗必胜当且仅当集合中有 x ≤ K 使 K - x 颗必败；0 颗必败。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        int[] takes = new int[Integer.parseInt(words.nextToken())];
        int stones = Integer.parseInt(words.nextToken());
        for (int i = 0; i < takes.length; i++) takes[i] = Integer.parseInt(words.nextToken());
        boolean[] isWon = new boolean[stones + 1];
        for (int n = 1; n <= stones; n++) {
            for (int take : takes) {
                if (take <= n && !isWon[n - take]) isWon[n] = true;
            }
        }
        System.out.println(isWon[stones] ? "First" : "Second");
    }
}
