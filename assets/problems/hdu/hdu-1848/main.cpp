// The first player wins exactly if the xor of the three SG values is not 0; sg(n) is the mex of sg(n - f) over the Fibonacci numbers f <= n.
// 先手必胜当且仅当三堆的 SG 值异或和不为 0；sg(n) 是所有 sg(n - f) 的 mex，f 取遍不超过 n 的斐波那契数。
#include <iostream>
#include <set>
#include <vector>

const int LIMIT = 1000;

std::vector<int> grundy_table() {
    std::vector<int> takes = {1, 2};
    while (takes.back() < LIMIT) takes.push_back(takes[takes.size() - 2] + takes.back());
    std::vector<int> values(LIMIT + 1);
    for (int n = 1; n <= LIMIT; n++) {
        std::set<int> seen;
        for (int take : takes) {
            if (take <= n) seen.insert(values[n - take]);
        }
        while (seen.count(values[n])) values[n]++;
    }
    return values;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const std::vector<int> value = grundy_table();
    int a, b, c;
    while (std::cin >> a >> b >> c && a + b + c != 0) {
        std::cout << ((value[a] ^ value[b] ^ value[c]) != 0 ? "Fibo" : "Nacci") << '\n';
    }
}
