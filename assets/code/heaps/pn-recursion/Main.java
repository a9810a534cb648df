// P or N by recursion with memory.
// Take away: a move takes one of the numbers s1 s2 ... from a heap, and who cannot move loses.
// Reads lines `n s1 s2 ...`, a heap of n and the numbers; says N if whoever moves wins, else P.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;

public class Main {
    static final int MOST = 900;

//<<<
    static boolean wins(int n, int[] take, Boolean[] memo) { //@enter
        if (memo[n] != null) return memo[n]; //@look
        boolean won = false;
        for (int s : take) { //@try
            if (s <= n && !wins(n - s, take, memo)) {
                won = true; //@lost
                break;
            }
        }
        memo[n] = won; //@store
        return won; //@return
    }
//>>>

    // The numbers of a text; throws where something else stands.
    static int[] numbers(String text) {
        String[] words = text.trim().split("\\s+");
        int[] found = Arrays.stream(words).mapToInt(Integer::parseInt).toArray();
        for (int number : found) {
            if (number < 0 || number > MOST) throw new IllegalArgumentException(text);
        }
        return found;
    }

    static String answer(String line) {
        int[] found = numbers(line);
        int n = found[0];
        int[] take = Arrays.copyOfRange(found, 1, found.length);
        if (take.length == 0 || Arrays.stream(take).anyMatch(s -> s == 0)) {
            throw new IllegalArgumentException(line);
        }
        return wins(n, take, new Boolean[n + 1]) ? "N" : "P";
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            try {
                System.out.println(answer(line));
            } catch (IllegalArgumentException malformed) {
                System.out.println("error: expected a heap and what may be taken, as in 7 1 2");
            }
        }
    }
}
