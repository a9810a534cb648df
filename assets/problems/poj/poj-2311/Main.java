// Never cut off a strip of width 1; the value of a paper is the mex of the xors over all other cuts; lost exactly at 0.
// 不能剪出宽为 1 的纸条；纸的 SG 值是其余各种剪法两片 SG 值异或的 mex；为 0 则必败。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        int limit = 200;
        int[][] value = new int[limit + 1][limit + 1];
        for (int w = 2; w <= limit; w++) {
            for (int h = 2; h <= w; h++) {
                boolean[] reached = new boolean[256];
                for (int i = 2; i <= w - i; i++) reached[value[i][h] ^ value[w - i][h]] = true;
                for (int i = 2; i <= h - i; i++) reached[value[w][i] ^ value[w][h - i]] = true;
                int mex = 0;
                while (reached[mex]) mex++;
                value[w][h] = value[h][w] = mex;
            }
        }
        StringBuilder answers = new StringBuilder();
        while (words.hasMoreTokens()) {
            int w = Integer.parseInt(words.nextToken());
            int h = Integer.parseInt(words.nextToken());
            answers.append(value[w][h] != 0 ? "WIN\n" : "LOSE\n");
        }
        System.out.print(answers);
    }
}
