// T = 0 is taken for lost.
// smallest: 1 0
#include <cstdio>
#include <map>

int top;
std::map<int, bool> known;

bool wins(int used, int left) {
    auto it = known.find(used);
    if (it != known.end()) return it->second;
    bool won = false;
    for (int i = 1; i <= top && !won; i++) {
        if (used >> i & 1) continue;
        won = i >= left || !wins(used | 1 << i, left - i);
    }
    return known[used] = won;
}

int main() {
    int total;
    while (scanf("%d %d", &top, &total) == 2) {
        known.clear();
        bool won = total > 0 && top * (top + 1) / 2 >= total && wins(0, total);
        puts(won ? "true" : "false");
    }
}
