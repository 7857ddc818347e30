import { setTimeout as wait } from 'node:timers/promises'

/** Polls until `question` returns true; a refused connection or a missing file counts as false. */
export async function eventually(
  question: () => boolean | Promise<boolean>,
  withinMs = 15_000
): Promise<void> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const answer = await Promise.resolve()
      .then(question)
      .catch(() => false)
    if (answer) {
      return
    }
    if (Date.now() > deadline) {
      throw new Error(`Not true within ${withinMs} ms: ${question}`)
    }
    await wait(25)
  }
}
