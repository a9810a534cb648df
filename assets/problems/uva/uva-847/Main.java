// Stan wins exactly if 18^i < n <= 9 * 18^i for some i >= 0; else Ollie does.
// Stan 必胜当且仅当存在 i ≥ 0 使 18^i < n ≤ 9 × 18^i；否则 Ollie 必胜。
import java.io.IOException;
import java.util.StringTokenizer;

public class Main {
    static boolean stanWins(long target) {
        long reach = 1;
        while (true) {
            reach *= 9;
            if (reach >= target) return true;
            reach *= 2;
            if (reach >= target) return false;
        }
    }

    public static void main(String[] args) throws IOException {
        StringTokenizer words = new StringTokenizer(new String(System.in.readAllBytes()));
        StringBuilder out = new StringBuilder();
        while (words.hasMoreTokens()) {
            long target = Long.parseLong(words.nextToken());
            out.append(stanWins(target) ? "Stan wins.\n" : "Ollie wins.\n");
        }
        System.out.print(out);
    }
}
