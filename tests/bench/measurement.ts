/** Two ways to do the same work: ours, and the least that any implementation must do. */
export type Pair = { ours: () => Promise<number>; floor: () => Promise<number> }

export type Result = { ours: number; floor: number }

/** A quick run only shows that each row yields a figure. Work on a million rows runs once. */
export const effort = process.env.BENCH_QUICK
  ? { rounds: 1, rateMs: 150, samples: 1 }
  : { rounds: process.env.BENCH_LARGE ? 1 : 5, rateMs: 1000, samples: 7 }

/** Warms both up, then alternates them, so that disturbances of the machine affect both. */
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

/** Returns completions per second at this concurrency. */
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

/** Yields turns until the time is over. */
export function* during(ms: number): Generator<number> {
  const end = performance.now() + ms
  for (let turn = 0; performance.now() < end; turn++) yield turn
}

/** Returns the number that `work` reports, per second. */
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
