import { setTimeout as wait } from 'node:timers/promises'

const WITHIN_MS = 180_000

/** Waits until `holds` returns something, and says what it waited for if it never does. */
export async function until<T>(
  sentence: string,
  holds: () => Promise<T | null | false | undefined>
): Promise<T> {
  for (const end = Date.now() + WITHIN_MS; Date.now() < end; await wait(250)) {
    const found = await holds()
    if (found) return found
  }
  throw new Error(`In ${WITHIN_MS / 1000} seconds it did not happen that ${sentence}`)
}
