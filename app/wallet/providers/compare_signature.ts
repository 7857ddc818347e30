import { createHmac, timingSafeEqual } from 'node:crypto'

/** Compares in constant time. Digests both first, because `timingSafeEqual` needs equal lengths. */
export function isSameSignature(given: string | undefined, expected: string): boolean {
  if (given === undefined) return false
  const digest = (text: string) => createHmac('sha256', 'comparison').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
