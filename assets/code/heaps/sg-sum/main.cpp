// Sums of heaps: the nim-sum of their Grundy values.
// Take away: a move takes one of the numbers s1 s2 ... from a heap, and who cannot move loses.
// Reads lines `n1 n2 ... | s1 s2 ...`, heaps and the numbers; says the nim-sum; if it is not 0,
// also a heap and what to take from it to win.
#include <algorithm>
#include <iostream>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

using std::set;
using std::string;
using std::vector;

struct Answer {
    int x, i, k;
};

// The Grundy values of heaps up to n.
vector<int> grundy(int n, const vector<int>& take) {
    vector<int> sg(n + 1);
    for (int i = 0; i <= n; i++) {
        set<int> seen;
        for (int s : take) {
            if (s <= i) seen.insert(sg[i - s]);
        }
        int mex = 0;
        while (seen.count(mex)) mex++;
        sg[i] = mex;
    }
    return sg;
}

//<<<
// The nim-sum x and the first move (i, k) to 0; k = 0: none.
Answer sum(const vector<int>& heaps, const vector<int>& take,
           const vector<int>& sg) {
    int x = 0, i = 0, k = 0;
    for (int n : heaps) { //@part
        x ^= sg[n]; //@xor
    }
    for (size_t heap = 0; heap < heaps.size(); heap++) {
        int n = heaps[heap];
        for (int s : take) {
            if (k == 0 && s <= n && sg[n - s] == (x ^ sg[n])) {
                i = heap + 1;
                k = s; //@move
            }
        }
    }
    return {x, i, k}; //@answer
}
//>>>

const int MOST = 1000000;

// The numbers of a text; throws where something else stands.
vector<int> numbers(const string& text) {
    std::istringstream in(text);
    vector<int> found;
    for (string word; in >> word;) {
        size_t end = 0;
        int number = std::stoi(word, &end);
        if (end != word.size() || number < 0 || number > MOST) throw std::invalid_argument(word);
        found.push_back(number);
    }
    return found;
}

string answer(const string& line) {
    size_t bar = line.find('|');
    if (bar == string::npos) throw std::invalid_argument(line);
    vector<int> heaps = numbers(line.substr(0, bar)), take = numbers(line.substr(bar + 1));
    std::sort(take.begin(), take.end());
    if (heaps.empty() || take.empty() || take[0] == 0) throw std::invalid_argument(line);
    int most = *std::max_element(heaps.begin(), heaps.end());
    Answer found = sum(heaps, take, grundy(most, take));
    std::ostringstream out;
    out << found.x;
    if (found.k > 0) out << ' ' << found.i << ' ' << found.k;
    return out.str();
}

int main() {
    for (string line; std::getline(std::cin, line);) {
        try {
            std::cout << answer(line) << '\n';
        } catch (const std::logic_error&) {
            std::cout << "error: expected heaps and what may be taken, as in 3 7 | 1 2\n";
        }
    }
}
