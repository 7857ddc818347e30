import { createHmac, timingSafeEqual } from 'node:crypto'

/** In the same time wherever they differ. Digests first, because lengths must be equal. */
export function isSameSignature(given: string | undefined, expected: string): boolean {
  if (given === undefined) return false
  const digest = (text: string) => createHmac('sha256', 'comparison').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
