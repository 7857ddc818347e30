/** Two ways to do the same work: ours, and the least that the database would have to do for it. */
export type Pair = { ours: () => Promise<number>; floor: () => Promise<number> }

export type Result = { ours: number; floor: number }

const ROUNDS = 5

/** Runs both once to warm up, then in turn, so that what disturbs the machine disturbs both. */
export async function measure({ ours, floor }: Pair): Promise<Result> {
  await ours()
  await floor()
  const results: Result[] = []
  for (let round = 0; round < ROUNDS; round++) {
    results.push({ ours: await ours(), floor: await floor() })
  }
  return {
    ours: median(results.map((result) => result.ours)),
    floor: median(results.map((result) => result.floor)),
  }
}

/** How many of these a second, with so many under way at any time. */
export async function perSecond<Work>(
  work: readonly Work[],
  atOnce: number,
  act: (one: Work) => Promise<unknown>
): Promise<number> {
  const queue = work.values()
  const started = performance.now()
  const worker = async () => {
    for (const one of queue) await act(one)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return (work.length * 1000) / (performance.now() - started)
}

/** Milliseconds that one takes. */
export async function milliseconds(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await act()
  return performance.now() - started
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!
}
