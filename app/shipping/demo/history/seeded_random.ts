/** Deterministic, so that every demo is the same. */
export function createSeededRandom(seed: number) {
  let state = seed
  /** Returns a number from 0 up to, but excluding, 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number) => least + next() * (most - least)
  const oneOf = <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)]!
  const digits = (count: number) => Array.from({ length: count }, () => Math.floor(next() * 10))
  return { next, between, oneOf, digits }
}

export type SeededRandom = ReturnType<typeof createSeededRandom>
