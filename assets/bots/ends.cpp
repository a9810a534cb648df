// A bot that takes the larger end, by the line protocol of `xorcle arena --help`. It plays legally, and badly.
// 总取较大一端的机器人，使用 `xorcle arena --help` 中的行协议：走法合规，但并不高明。
#include <deque>
#include <iostream>
#include <sstream>
#include <string>

using namespace std;

int main() {
    deque<long long> row;
    string line;
    while (getline(cin, line)) {
        istringstream words(line);
        string word;
        words >> word;
        if (word == "xorcle") {
            cout << "ok larger-end" << endl;
        } else if (word == "position") {
            string numbers;
            words >> numbers;
            row.clear();
            numbers = numbers.substr(0, numbers.find('@'));
            istringstream list(numbers);
            for (string number; getline(list, number, ',');) row.push_back(stoll(number));
        } else if (word == "go") {
            bool left = row.front() >= row.back();
            cout << (left ? "L" : "R") << endl;
            if (left) row.pop_front();
            else row.pop_back();
        } else if (word == "play") {
            string move;
            words >> move;
            if (move[0] == 'L') row.pop_front();
            else row.pop_back();
        } else if (word == "quit") {
            break;
        }
    }
}
