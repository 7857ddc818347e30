import { CourierRefused } from '#shipping/carriers/courier_driver'
import { kilograms } from '#shared/numbers/rules/weight'

/**
 * A text as lines of at most `width` characters, broken between words, or within them where it would not fit
 * otherwise. Throws CourierRefused where it needs more lines than there are: what is cut never arrives.
 */
export function splitIntoLines(
  text: string,
  { width, lines }: { width: number; lines: number },
  what: string
): string[] {
  const tidy = text.trim().replace(/\s+/g, ' ')
  const made = betweenWords(tidy, width)
  if (made.length <= lines && made.every((line) => line.length <= width)) return made
  if (tidy.length > width * lines) {
    throw new CourierRefused(
      `${what} is too long: this courier takes at most ${lines} lines of ${width} characters. Please shorten it.`
    )
  }
  return Array.from({ length: Math.ceil(tidy.length / width) }, (_, at) =>
    tidy.slice(at * width, (at + 1) * width).trim()
  )
}

function betweenWords(text: string, width: number): string[] {
  const made: string[] = []
  for (const word of text.split(' ')) {
    const line = made.at(-1)
    const longer = line === undefined ? word : `${line} ${word}`
    if (line !== undefined && longer.length <= width) made[made.length - 1] = longer
    else made.push(word)
  }
  return made
}

/** The business where its name fits, or else the person, who is at the door either way. */
export function labelName(
  { company, name }: { company: string | null; name: string },
  most: number
): string {
  return company !== null && company.length <= most ? company : name
}

/** Throws CourierRefused for a text that is longer than the courier takes. */
export function requireMaxLength(text: string, most: number, what: string): string {
  if (text.length <= most) return text
  throw new CourierRefused(
    `${what} is too long: this courier takes at most ${most} characters. Please shorten it.`
  )
}

/**
 * What the shop calls the parcel, for a field of so many characters: none where it is longer, or has letters that a
 * courier may not print. A parcel that is paid for is not refused because of it.
 */
export function merchantReferenceOf(
  { merchantReference }: { merchantReference: string | null },
  most: number
): string[] {
  const isPrintable = merchantReference !== null && /^[ -~]+$/.test(merchantReference)
  return isPrintable && merchantReference.length <= most ? [merchantReference] : []
}

/** Kilograms, from grams, never less than the ten grams that every courier counts from. */
export function kilogramsOf(grams: number): number {
  return kilograms(Math.max(grams, 10))
}
