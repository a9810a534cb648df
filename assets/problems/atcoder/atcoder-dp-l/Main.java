// d(i, i) = a[i], d(i, j) = max(a[i] - d(i + 1, j), a[j] - d(i, j - 1)); X - Y is d of the whole row.
// d(i, i) = a[i]，d(i, j) = max(a[i] - d(i + 1, j), a[j] - d(i, j - 1))；X - Y 就是整行的 d。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        int size = Integer.parseInt(words.nextToken());
        long[] row = new long[size];
        for (int i = 0; i < size; i++) row[i] = Long.parseLong(words.nextToken());
        long[] best = row.clone(); // best[i]: for the stretch from i of the length reached so far
        for (int length = 2; length <= size; length++) {
            for (int i = 0; i + length <= size; i++) {
                best[i] = Math.max(row[i] - best[i + 1], row[i + length - 1] - best[i]);
            }
        }
        System.out.println(best[0]);
    }
}
