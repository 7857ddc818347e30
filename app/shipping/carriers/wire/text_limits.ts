import { CourierRefused } from '#shipping/carriers/courier_driver'
import { kilograms } from '#shared/numbers/rules/weight'

/**
 * Breaks between words if possible. Throws CourierRefused, because a truncated address is
 * undeliverable.
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

/** The company if its name fits, else the person. */
export function labelName(
  { company, name }: { company: string | null; name: string },
  most: number
): string {
  return company !== null && company.length <= most ? company : name
}

/** Throws CourierRefused. */
export function requireMaxLength(text: string, most: number, what: string): string {
  if (text.length <= most) return text
  throw new CourierRefused(
    `${what} is too long: this courier takes at most ${most} characters. Please shorten it.`
  )
}

/** Empty if it is too long or unprintable: a paid parcel must not be refused for it. */
export function merchantReferenceOf(
  { merchantReference }: { merchantReference: string | null },
  most: number
): string[] {
  const isPrintable = merchantReference !== null && /^[ -~]+$/.test(merchantReference)
  return isPrintable && merchantReference.length <= most ? [merchantReference] : []
}

/** At least ten grams, the smallest unit of the couriers. */
export function kilogramsOf(grams: number): number {
  return kilograms(Math.max(grams, 10))
}
