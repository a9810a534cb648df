// UCT: playouts at random, guided by upper confidence bounds (Kocsis and Szepesvari 2006).
// Tic-tac-toe: three in a line win, X begins. Every value is that of the side to move.
// Reads lines of a number of playouts (2 or more) and nine letters X O . row by row; says the
// cell, 1 to 9, that was visited most.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

public class Main {
    static final int WIN = 1;
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

        Board copy() {
            return new Board(new String(cells));
        }
    }

    // A position of the tree: the move to it, and the values of its playouts for the mover.
    static class Node {
        final int cell;
        double visits = 0, total = 0;
        final List<Node> children = new ArrayList<>();

        Node(int cell) {
            this.cell = cell;
        }

        void expand(List<Integer> moves) {
            for (int move : moves) children.add(new Node(move));
        }
    }

    // The value of a game that goes on at random.
    static double playout(Board start, Random rng) {
        Board board = start.copy();
        double sign = 1;
        while (!board.over()) {
            List<Integer> moves = board.moves();
            board.play(moves.get(rng.nextInt(moves.size())));
            sign = -sign;
        }
        return sign * board.result();
    }

    // The child with the highest bound.
    static Node best(List<Node> children, double visits) {
        Comparator<Node> byBound = Comparator.comparingDouble(child -> ucb(child, visits));
        return children.stream().max(byBound).get();
    }

//<<<
    static double ucb(Node child, double visits) {
        if (child.visits == 0) return Double.POSITIVE_INFINITY;
        double mean = -child.total / child.visits;
        return mean + Math.sqrt(2 * Math.log(visits) / child.visits);
    }

    static double simulate(Node node, Board board, Random rng) {
        double value;
        if (board.over()) {
            value = board.result();
        } else if (node.visits == 0) {
            value = playout(board, rng); //@playout
        } else {
            if (node.children.isEmpty()) node.expand(board.moves()); //@expand
            Node child = best(node.children, node.visits); //@select
            board.play(child.cell);
            value = -simulate(child, board, rng);
        }
        node.visits += 1;
        node.total += value; //@back
        return value;
    }
//>>>

    static int answer(String line) {
        String[] words = line.trim().split("\\s+");
        if (words.length != 2) throw new IllegalArgumentException(line);
        int playouts = Integer.parseInt(words[0]);
        Board board = new Board(words[1]);
        if (board.over() || playouts < 2 || playouts > 1000000) {
            throw new IllegalArgumentException(line);
        }
        Node root = new Node(-1);
        Random rng = new Random(1);
        for (int i = 0; i < playouts; i++) simulate(root, board.copy(), rng);
        Comparator<Node> byVisits = Comparator.comparingDouble(child -> child.visits);
        return 1 + root.children.stream().max(byVisits).get().cell;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            try {
                System.out.println(answer(line));
            } catch (IllegalArgumentException malformed) {
                System.out.println("error: expected 2 to 1000000 playouts and an open game");
            }
        }
    }
}
