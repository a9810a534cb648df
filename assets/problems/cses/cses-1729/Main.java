// n sticks are won exactly if some number c of the set with c <= n leaves a lost n - c; 0 sticks are lost.
// n 根必胜当且仅当集合中有 c ≤ n 使 n - c 根必败；0 根必败。
import java.io.IOException;
import java.util.Arrays;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        int most = Integer.parseInt(words.nextToken());
        int[] takes = new int[Integer.parseInt(words.nextToken())];
        for (int i = 0; i < takes.length; i++) takes[i] = Integer.parseInt(words.nextToken());
        char[] letters = new char[most + 1];
        Arrays.fill(letters, 'L');
        for (int n = 0; n <= most; n++) {
            if (letters[n] == 'W') continue;
            for (int take : takes) {
                if (n + take <= most) letters[n + take] = 'W';
            }
        }
        System.out.println(new String(letters, 1, most));
    }
}
