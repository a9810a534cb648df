// Kuhn's poker by counterfactual regret minimisation with regrets that fade.
// Question: a number of iterations.
// Answer: what the average strategies bring the first player (-1/18 is right).
#include <algorithm>
#include <array>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

using namespace std;

using Deal = array<int, 2>;

const Deal DEALS[] = {{0, 1}, {0, 2}, {1, 0}, {1, 2}, {2, 0}, {2, 1}};
const string HISTORIES[] = {"", "p", "b", "pb"};  // p: check, fold; b: bet, call

struct InfoSet {
    array<double, 2> strategy{0.5, 0.5}, regret{}, total{};
};

InfoSet& info_set(vector<InfoSet>& nodes, int card, const string& h) {
    return nodes[4 * card + (find(HISTORIES, HISTORIES + 4, h) - HISTORIES)];
}

/// The information sets in which this player moves.
vector<InfoSet*> owned(vector<InfoSet>& nodes, int who) {
    vector<InfoSet*> own;
    for (size_t i = 0; i < nodes.size(); i++)
        if (int(HISTORIES[i % 4].size() % 2) == who) own.push_back(&nodes[i]);
    return own;
}

array<double, 2> match(const array<double, 2>& regret) {
    double pass = max(regret[0], 0.0), bet = max(regret[1], 0.0);
    if (pass + bet == 0) return {0.5, 0.5};
    return {pass / (pass + bet), bet / (pass + bet)};
}

bool is_end(const string& h) {
    return h == "pp" || h == "pbp" || h == "pbb" || h == "bp" || h == "bb";
}

/// What the game brings the one whose turn it would be.
double payoff(const Deal& cards, const string& h) {
    if (h == "bp" || h == "pbp") return 1;
    int mover = h.size() % 2;
    double stake = h == "pp" ? 1 : 2;
    return cards[mover] > cards[1 - mover] ? stake : -stake;
}

//<<<
double cfr(vector<InfoSet>& nodes, const Deal& cards, const string& h,
           double mine, double theirs, int who, double t) {  // who learns
    if (is_end(h)) return payoff(cards, h);
    InfoSet& node = info_set(nodes, cards[h.size() % 2], h);  //@visit
    double utility[2], mean = 0;
    for (int a = 0; a < 2; a++) {
        double reach = mine * node.strategy[a];
        utility[a] = -cfr(nodes, cards, h + "pb"[a], theirs, reach, who, t);
        mean += node.strategy[a] * utility[a];
    }
    if (int(h.size() % 2) != who) return mean;
    for (int a = 0; a < 2; a++) {
        node.regret[a] += theirs * (utility[a] - mean);
        node.total[a] += t * t * mine * node.strategy[a];  //@average
    }
    return mean;
}

void train(vector<InfoSet>& nodes, int iterations) {
    for (int t = 1; t <= iterations; t++) {
        double kept = pow(t, 1.5) / (pow(t, 1.5) + 1);
        for (int who = 0; who < 2; who++) {
            for (auto& deal : DEALS) cfr(nodes, deal, "", 1, 1, who, t);
            for (InfoSet* node : owned(nodes, who)) {
                for (double& r : node->regret) r *= r > 0 ? kept : 0.5;  //@fade
                node->strategy = match(node->regret);  //@strategy
            }
        }
    }
}
//>>>

const char FORM[] = "expected a number of iterations, 1 to 999999";

/// A number at the front.
int number(istream& in, int least, int most) {
    int n;
    if (!(in >> n) || n < least || n > most) throw invalid_argument(FORM);
    return n;
}

bool at_end(istream& in) { return (in >> ws).eof(); }

/// What the averages bring the mover.
double value(vector<InfoSet>& nodes, const Deal& cards, const string& h) {
    if (is_end(h)) return payoff(cards, h);
    array<double, 2> average = match(info_set(nodes, cards[h.size() % 2], h).total);
    double mean = 0;
    for (int a = 0; a < 2; a++)
        mean -= average[a] * value(nodes, cards, h + "pb"[a]);
    return mean;
}

string answer(const string& line) {
    istringstream in(line);
    int iterations = number(in, 1, 999999);
    if (!at_end(in)) throw invalid_argument(FORM);
    vector<InfoSet> nodes(12);
    train(nodes, iterations);
    double mean = 0;
    for (const Deal& cards : DEALS) mean += value(nodes, cards, "") / 6;
    ostringstream out;
    out << fixed << setprecision(6) << mean;
    return out.str();
}

int main() {
    for (string line; getline(cin, line);) {
        try {
            cout << answer(line) << '\n';
        } catch (const invalid_argument& fault) {
            cout << "error: " << fault.what() << '\n';
        }
    }
}
