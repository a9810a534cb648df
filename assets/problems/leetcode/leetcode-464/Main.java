// T <= M: true; 1 + ... + M < T: false; else a set of picked numbers is won exactly if some free number reaches T or makes a lost set.
// T ≤ M 时为 true；1 + … + M < T 时为 false；否则一个已选集合必胜，当且仅当有某个未选的数能凑到 T，或者选后成为必败的集合。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    static int top;
    static byte[] known; // by the set of used numbers: 0 unknown, 1 lost, 2 won

    static boolean isWon(int used, int missing) {
        if (known[used] == 0) known[used] = (byte) (hasWinningMove(used, missing) ? 2 : 1);
        return known[used] == 2;
    }

    static boolean hasWinningMove(int used, int missing) {
        for (int number = top; number >= 1; number--) {
            int bit = 1 << (number - 1);
            if ((used & bit) != 0) continue;
            if (number >= missing || !isWon(used | bit, missing - number)) return true;
        }
        return false;
    }

    static boolean canWin(int total) {
        if (total <= 0) return true;
        if (top * (top + 1) / 2 < total) return false;
        known = new byte[1 << top];
        return isWon(0, total);
    }

    public static void main(String[] args) throws IOException {
        String text = new String(System.in.readAllBytes());
        StringTokenizer numbers = new StringTokenizer(text.replaceAll("[^0-9]", " "));
        StringBuilder out = new StringBuilder();
        while (numbers.hasMoreTokens()) {
            top = Integer.parseInt(numbers.nextToken());
            out.append(canWin(Integer.parseInt(numbers.nextToken()))).append('\n');
        }
        System.out.print(out);
    }
}
