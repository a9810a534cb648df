// Sums of heaps: the nim-sum of their Grundy values.
// Take away: a move takes one of the numbers s1 s2 ... from a heap, and who cannot move loses.
// Reads lines `n1 n2 ... | s1 s2 ...`, heaps and the numbers; says the nim-sum; if it is not 0,
// also a heap and what to take from it to win.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

public class Main {
    static final int MOST = 1000000;

    record Answer(int x, int i, int k) {}

    // The Grundy values of heaps up to n.
    static int[] grundy(int n, int[] take) {
        int[] sg = new int[n + 1];
        for (int i = 0; i <= n; i++) {
            Set<Integer> seen = new HashSet<>();
            for (int s : take) {
                if (s <= i) seen.add(sg[i - s]);
            }
            int mex = 0;
            while (seen.contains(mex)) mex++;
            sg[i] = mex;
        }
        return sg;
    }

//<<<
    // The nim-sum x and the first move (i, k) to 0; k = 0: none.
    static Answer sum(int[] heaps, int[] take, int[] sg) {
        int x = 0, i = 0, k = 0;
        for (int n : heaps) { //@part
            x ^= sg[n]; //@xor
        }
        for (int heap = 0; heap < heaps.length; heap++) {
            int n = heaps[heap];
            for (int s : take) {
                if (k == 0 && s <= n && sg[n - s] == (x ^ sg[n])) {
                    i = heap + 1;
                    k = s; //@move
                }
            }
        }
        return new Answer(x, i, k); //@answer
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
        String[] parts = line.split("\\|", -1);
        if (parts.length != 2) throw new IllegalArgumentException(line);
        int[] heaps = numbers(parts[0]);
        int[] take = numbers(parts[1]);
        Arrays.sort(take);
        if (take[0] == 0) throw new IllegalArgumentException(line);
        int most = Arrays.stream(heaps).max().getAsInt();
        Answer found = sum(heaps, take, grundy(most, take));
        return found.k > 0 ? found.x + " " + found.i + " " + found.k : Integer.toString(found.x);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            try {
                System.out.println(answer(line));
            } catch (IllegalArgumentException malformed) {
                System.out.println("error: expected heaps and what may be taken, as in 3 7 | 1 2");
            }
        }
    }
}
