// T <= M: true; 1 + ... + M < T: false; else a set of picked numbers is won exactly if some free number reaches T or makes a lost set.
// T ≤ M 时为 true；1 + … + M < T 时为 false；否则一个已选集合必胜，当且仅当有某个未选的数能凑到 T，或者选后成为必败的集合。
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

struct Game {
    int top;
    std::vector<char> known;  // by the set of used numbers: 0 unknown, 1 lost, 2 won

    bool is_won(int used, int missing) {
        if (known[used] == 0) known[used] = has_winning_move(used, missing) ? 2 : 1;
        return known[used] == 2;
    }

    bool has_winning_move(int used, int missing) {
        for (int number = top; number >= 1; number--) {
            int bit = 1 << (number - 1);
            if ((used & bit) != 0) continue;
            if (number >= missing || !is_won(used | bit, missing - number)) return true;
        }
        return false;
    }
};

bool can_win(int top, int total) {
    if (total <= 0) return true;
    if (top * (top + 1) / 2 < total) return false;
    Game game{top, std::vector<char>(1 << top)};
    return game.is_won(0, total);
}

int main() {
    std::string text(std::istreambuf_iterator<char>(std::cin), {});
    for (char& letter : text) {
        if (letter < '0' || letter > '9') letter = ' ';
    }
    std::istringstream numbers(text);
    int top, total;
    while (numbers >> top >> total) {
        std::cout << (can_win(top, total) ? "true" : "false") << '\n';
    }
}
