// Best lead on a row: the larger of left end - lead of the rest and right end - lead of the rest.
// 一段的最大净胜分 = max(左端 - 剩下一段的净胜分, 右端 - 剩下一段的净胜分)。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        int count = Integer.parseInt(words.nextToken());
        int[] row = new int[count];
        int sum = 0;
        for (int i = 0; i < count; i++) {
            row[i] = Integer.parseInt(words.nextToken());
            sum += row[i];
        }
        int[] lead = row.clone(); // lead[i]: of the player to move on the numbers i .. i + length - 1
        for (int length = 2; length <= count; length++) {
            for (int i = 0; i + length <= count; i++) {
                lead[i] = Math.max(row[i] - lead[i + 1], row[i + length - 1] - lead[i]);
            }
        }
        System.out.println((sum + lead[0]) / 2 + " " + (sum - lead[0]) / 2);
    }
}
