/*
 * The least that any program could do with a month, in C: one pass over arrays with a table look-up, without events, K,
 * newcomers, limits or rounding. Reads the arrays that `loops.ts` writes, and prints the milliseconds of one pass.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static void *part(FILE *file, size_t size, size_t count) {
  void *bytes = malloc(size * count + 1);
  if (bytes == NULL || fread(bytes, size, count, file) != count) exit(1);
  return bytes;
}

int main(int argc, char **argv) {
  FILE *file = argc < 3 ? NULL : fopen(argv[1], "rb");
  if (file == NULL) return 1;
  double long_enough = atof(argv[2]);
  int32_t counts[2];
  if (fread(counts, 4, 2, file) != 2) return 1;
  int32_t persons = counts[0], games = counts[1];
  int32_t *expected = part(file, 4, 801), *white = part(file, 4, games), *black = part(file, 4, games);
  int16_t *base = part(file, 2, persons);
  uint8_t *half_points = part(file, 1, games);
  int32_t *changes = malloc(4 * (size_t)persons);
  double start = now(), took;
  int times = 0;
  int64_t sum = 0;
  do {
    memset(changes, 0, 4 * (size_t)persons);
    for (int32_t game = 0; game < games; game += 1) {
      int32_t a = white[game], b = black[game], gap = base[a] - base[b];
      gap = gap < -400 ? -400 : gap > 400 ? 400 : gap;
      int32_t change = 20 * (half_points[game] * 50 - expected[gap + 400]);
      changes[a] += change;
      changes[b] -= change;
    }
    sum += changes[persons / 2];
    times += 1;
    took = now() - start;
  } while (took < long_enough);
  printf("%.6f %lld\n", took / times, (long long)sum);
  return 0;
}
