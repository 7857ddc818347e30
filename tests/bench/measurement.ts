/** Two ways to do the same work: `ours`, and the least that any implementation must do. */
export type Pair = { ours: () => Promise<number>; floor: () => Promise<number> }

export type Result = { ours: number; floor: number }

/** BENCH_QUICK only shows that a row yields a figure. BENCH_LARGE measures a million rows once. */
export const effort = process.env.BENCH_QUICK
  ? { rounds: 1, rateMs: 150, samples: 1 }
  : { rounds: process.env.BENCH_LARGE ? 1 : 5, rateMs: 1000, samples: 7 }

/** Warms up `ours` and `floor`, then alternates them, so that other load affects both equally. */
export async function measure({ ours, floor }: Pair, rounds = effort.rounds): Promise<Result> {
  await ours()
  await floor()
  const results: Result[] = []
  for (let round = 0; round < rounds; round++) {
    results.push({ ours: await ours(), floor: await floor() })
  }
  return {
    ours: median(results.map((result) => result.ours)),
    floor: median(results.map((result) => result.floor)),
  }
}

/** Calls `act` for each item, `atOnce` at the same time; returns completed calls per second. */
export async function perSecond<Work>(
  work: Iterable<Work>,
  atOnce: number,
  act: (one: Work) => Promise<unknown>
): Promise<number> {
  const queue = Iterator.from(work)
  const started = performance.now()
  let done = 0
  const worker = async () => {
    for (const one of queue) {
      await act(one)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return (done * 1000) / (performance.now() - started)
}

/** Counts up from 0 until `ms` milliseconds have passed. */
export function* during(ms: number): Generator<number> {
  const end = performance.now() + ms
  for (let turn = 0; performance.now() < end; turn++) yield turn
}

/** Runs `work` once; returns the number it reports, divided by its seconds. */
export async function rateOf(work: () => Promise<number>): Promise<number> {
  let done = 0
  const taken = await milliseconds(async () => (done = await work()))
  return (done * 1000) / taken
}

export async function milliseconds(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await act()
  return performance.now() - started
}

/** Returns the median duration in milliseconds. */
export async function typicalMs(act: () => Promise<unknown>): Promise<number> {
  const taken: number[] = []
  for (let sample = 0; sample < effort.samples; sample++) taken.push(await milliseconds(act))
  return median(taken)
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!
}
