// A place is worth the mex of the places it leads to; won exactly if the xor over all pieces is not 0.
// 一个点的 SG 值是它各后继 SG 值的 mex；先手必胜当且仅当各棋子所在点 SG 值的异或和不为 0。
import java.io.IOException;
import java.util.Arrays;
import java.util.StringTokenizer;

public class Main {
    static int[][] arrows;
    static int[] value; // -1: not known yet

    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        StringBuilder answers = new StringBuilder();
        while (words.hasMoreTokens()) {
            arrows = new int[Integer.parseInt(words.nextToken())][];
            value = new int[arrows.length];
            Arrays.fill(value, -1);
            for (int place = 0; place < arrows.length; place++) {
                arrows[place] = new int[Integer.parseInt(words.nextToken())];
                for (int i = 0; i < arrows[place].length; i++) arrows[place][i] = Integer.parseInt(words.nextToken());
            }
            while (words.hasMoreTokens()) {
                int pieces = Integer.parseInt(words.nextToken());
                if (pieces == 0) break;
                int nimSum = 0;
                for (int i = 0; i < pieces; i++) nimSum ^= grundy(Integer.parseInt(words.nextToken()));
                answers.append(nimSum != 0 ? "WIN\n" : "LOSE\n");
            }
        }
        System.out.print(answers);
    }

    static int grundy(int place) {
        if (value[place] >= 0) return value[place];
        boolean[] reached = new boolean[arrows.length + 1];
        for (int target : arrows[place]) reached[grundy(target)] = true;
        int mex = 0;
        while (reached[mex]) mex++;
        value[place] = mex;
        return mex;
    }
}
