import { CourierRefused } from '#shipping/carriers/courier_driver'
import { kilograms } from '#shared/numbers/rules/weight'

/**
 * Breaks between words if possible. Throws CourierRefused if the text does not fit, because nobody
 * can deliver to a cut address.
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

/** Returns the company's name if it fits, else the person's. */
export function labelName(
  { company, name }: { company: string | null; name: string },
  most: number
): string {
  return company !== null && company.length <= most ? company : name
}

/** Throws CourierRefused if the text is longer. */
export function requireMaxLength(text: string, most: number, what: string): string {
  if (text.length <= most) return text
  throw new CourierRefused(
    `${what} is too long: this courier takes at most ${most} characters. Please shorten it.`
  )
}

/** Leaves out a shop's reference that does not fit: the courier would refuse the paid parcel. */
export function merchantReferenceOf(
  { merchantReference }: { merchantReference: string | null },
  most: number
): string[] {
  const isPrintable = merchantReference !== null && /^[ -~]+$/.test(merchantReference)
  return isPrintable && merchantReference.length <= most ? [merchantReference] : []
}

/** Couriers count in ten grams, so the result is at least 0.01 kg. */
export function kilogramsOf(grams: number): number {
  return kilograms(Math.max(grams, 10))
}
