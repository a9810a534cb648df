// Minimax to a depth, and behind it the noisy moves alone: those that win or stop a win at once.
// Tic-tac-toe: three in a line win, X begins. Every value is that of the side to move.
// Reads lines of a depth and nine letters X O . row by row; says 1, 0 or -1 for the side to
// move, or ~ and the estimate where neither a win nor the end of the game was in reach.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;

public class Main {
    static final int WIN = 100;
    static final int INF = 1000;
    static final int[][] LINES = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                  {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};

    // A position: the cells, who moves and who does not.
    static class Board {
        char[] cells;
        char mover = 'X', other = 'O';

        Board(String letters) {
            cells = letters.toCharArray();
            long more = count('X') - count('O');
            if (more == 1) swap();
            boolean isBoard = cells.length == 9 && count('X') + count('O') + count('.') == 9;
            if (!isBoard || more < 0 || more > 1 || hasLine(mover)) {
                throw new IllegalArgumentException(letters);
            }
        }

        long count(char letter) {
            return new String(cells).chars().filter(cell -> cell == letter).count();
        }

        void swap() {
            char mover = this.mover;
            this.mover = other;
            other = mover;
        }

        boolean hasLine(char side) {
            for (int[] line : LINES) {
                int a = line[0], b = line[1], c = line[2];
                if (cells[a] == side && cells[b] == side && cells[c] == side) return true;
            }
            return false;
        }

        boolean over() {
            return hasLine(other) || moves().isEmpty();
        }

        int result() {
            return hasLine(other) ? -WIN : 0;
        }

        List<Integer> moves() {
            List<Integer> free = new ArrayList<>();
            for (int cell = 0; cell < 9; cell++) {
                if (cells[cell] == '.') free.add(cell);
            }
            return free;
        }

        void play(int cell) {
            cells[cell] = mover;
            swap();
        }

        void undo(int cell) {
            cells[cell] = '.';
            swap();
        }

        // The lines that an enemy has not entered.
        int openLines(char enemy) {
            int open = 0;
            for (int[] line : LINES) {
                int a = line[0], b = line[1], c = line[2];
                if (cells[a] != enemy && cells[b] != enemy && cells[c] != enemy) open++;
            }
            return open;
        }

        int estimate() {
            return openLines(other) - openLines(mover);
        }

        boolean makesLine(int cell, char side) {
            cells[cell] = side;
            boolean hasLine = hasLine(side);
            cells[cell] = '.';
            return hasLine;
        }

        // The cells where either side would have a line.
        List<Integer> noisy() {
            List<Integer> noisy = moves();
            noisy.removeIf(cell -> !makesLine(cell, mover) && !makesLine(cell, other));
            return noisy;
        }
    }

//<<<
    static int search(Board board, int depth, int alpha, int beta) { //@enter
        if (board.over()) return board.result(); //@end
        int best = -INF;
        List<Integer> moves = board.moves();
        if (depth <= 0) {
            best = board.estimate(); //@stand
            moves = best < beta ? board.noisy() : List.of(); //@noisy
            alpha = Math.max(alpha, best);
        }
        for (int cell : moves) { //@try
            board.play(cell);
            int value = -search(board, depth - 1, -beta, -alpha); //@value
            board.undo(cell);
            best = Math.max(best, value);
            if (best > alpha) alpha = best; //@raise
            if (alpha >= beta) break; //@cut
        }
        return best; //@return
    }
//>>>

    static String answer(String line) {
        String[] words = line.trim().split("\\s+");
        if (words.length != 2) throw new IllegalArgumentException(line);
        int depth = Integer.parseInt(words[0]);
        Board board = new Board(words[1]);
        if (depth < 0 || depth > 9) throw new IllegalArgumentException(line);
        int value = search(board, depth, -INF, INF);
        boolean isExact = Math.abs(value) == WIN || depth >= board.moves().size();
        return isExact ? Integer.toString(value / WIN) : "~" + value;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            try {
                System.out.println(answer(line));
            } catch (IllegalArgumentException malformed) {
                System.out.println("error: expected a depth up to 9 and nine letters of a game");
            }
        }
    }
}
