import { CourierRefused } from '#shipping/carriers/courier_driver'

/**
 * A text as lines of at most `width` characters, broken between words where it can be. Throws CourierRefused where
 * it needs more lines than there are: what is cut never arrives.
 */
export function wrapped(
  text: string,
  { width, lines }: { width: number; lines: number },
  what: string
) {
  const made: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const line = made.at(-1)
    const longer = line === undefined ? word : `${line} ${word}`
    if (line !== undefined && longer.length <= width) made[made.length - 1] = longer
    else made.push(...piecesOf(word, width))
  }
  if (made.length <= lines) return made
  throw new CourierRefused(
    `${what} is too long: this courier takes at most ${lines} lines of ${width} characters. Please shorten it.`
  )
}

function piecesOf(word: string, width: number): string[] {
  const pieces = Math.max(1, Math.ceil(word.length / width))
  return Array.from({ length: pieces }, (_, at) => word.slice(at * width, (at + 1) * width))
}

/** Throws CourierRefused for a text that is longer than the courier takes. */
export function within(text: string, most: number, what: string): string {
  if (text.length <= most) return text
  throw new CourierRefused(
    `${what} is too long: this courier takes at most ${most} characters. Please shorten it.`
  )
}

/** Naira with two decimals, from kobo. */
export function nairaOf(kobo: number): number {
  return Math.round(kobo) / 100
}

/** Kilograms, from grams, never less than the ten grams that every courier counts from. */
export function kilogramsOf(grams: number): number {
  return Math.max(grams, 10) / 1000
}
