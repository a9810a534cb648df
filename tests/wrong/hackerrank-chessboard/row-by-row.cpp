// wrong: fills the table row by row, though the move to (x+1, y-2) leads into a row that is not known yet
// smallest: 1 / 1 5
#include <iostream>
using namespace std;
bool won[20][20];
int main() {
    int dx[] = {-2, -2, 1, -1}, dy[] = {1, -1, -2, -2};
    for (int x = 1; x <= 15; x++)
        for (int y = 1; y <= 15; y++)
            for (int d = 0; d < 4; d++) {
                int a = x + dx[d], b = y + dy[d];
                if (a >= 1 && b >= 1 && a <= 15 && b <= 15 && !won[a][b]) won[x][y] = true;
            }
    int t, x, y;
    cin >> t;
    while (t--) cin >> x >> y, cout << (won[x][y] ? "First" : "Second") << endl;
}
