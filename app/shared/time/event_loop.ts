/** Nobody waits longer than this for work of many steps, however many such works there are. */
const SLICE_MS = 4

let sliceBeganAt = 0

const waiting: (() => void)[] = []

/**
 * To be awaited between two steps of long work, so that a process answers everybody else meanwhile. It returns at once
 * until the slice is over. Works that wait continue one at a time, each in a turn of the event loop for itself.
 */
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
