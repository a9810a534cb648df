// P or N by filling a table upwards from 0.
// Take away: a move takes one of the numbers s1 s2 ... from a heap, and who cannot move loses.
// Reads lines `n s1 s2 ...`, a heap of n and the numbers; says N if whoever moves wins, else P.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;

public class Main {
    static final int MOST = 1000000;

//<<<
    static boolean[] fill(int n, int[] take) {
        boolean[] win = new boolean[n + 1];
        for (int i = 0; i <= n; i++) { //@cell
            boolean won = false;
            for (int s : take) { //@try
                if (s <= i && !win[i - s]) {
                    won = true; //@lost
                    break;
                }
            }
            win[i] = won; //@write
        }
        return win;
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
        return fill(n, take)[n] ? "N" : "P";
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
