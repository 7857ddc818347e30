/** The longest time that multi-step work blocks the event loop, however many jobs run. */
const SLICE_MS = 4

let sliceBeganAt = 0

const waiting: (() => void)[] = []

/** Await it between steps of long work. Returns at once until the time slice ends. */
export async function yieldToEventLoop(): Promise<void> {
  if (performance.now() - sliceBeganAt < SLICE_MS) return
  await new Promise<void>((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(continueNext)
  })
}

function continueNext() {
  sliceBeganAt = performance.now()
  waiting.shift()!()
  if (waiting.length > 0) setImmediate(continueNext)
}
