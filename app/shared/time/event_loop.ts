/** How long multi-step work may block the event loop at a time, all jobs together. */
const SLICE_MS = 4

let sliceBeganAt = 0

const waiting: (() => void)[] = []

/** Await it between the steps of long work. It pauses only once the time slice is used up. */
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
