// Never cut off a strip of width 1; the value of a paper is the mex of the xors over all other cuts; lost exactly at 0.
// 不能剪出宽为 1 的纸条；纸的 SG 值是其余各种剪法两片 SG 值异或的 mex；为 0 则必败。
#include <iostream>
#include <vector>

const int LIMIT = 200;
int value[LIMIT + 1][LIMIT + 1];

int main() {
    for (int w = 2; w <= LIMIT; w++)
        for (int h = 2; h <= w; h++) {
            std::vector<bool> reached(256);
            for (int i = 2; i <= w - i; i++) reached[value[i][h] ^ value[w - i][h]] = true;
            for (int i = 2; i <= h - i; i++) reached[value[w][i] ^ value[w][h - i]] = true;
            int mex = 0;
            while (reached[mex]) mex++;
            value[w][h] = value[h][w] = mex;
        }
    int w, h;
    while (std::cin >> w >> h) std::cout << (value[w][h] != 0 ? "WIN" : "LOSE") << '\n';
}
