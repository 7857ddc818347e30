import { randomBytes, randomInt } from 'node:crypto'
import Shipment from '#shipping/shipment/models/shipment'

/** Crockford's alphabet: without I, L, O and U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const SMALLEST_TRACKING_NUMBER = 100_000_000_000
const FIRST_TOO_LARGE = 1_000_000_000_000

/** Generates a payment reference: SND and ten random characters, so that it cannot be guessed. */
export function generateTransactionReference(): string {
  return `SND${[...randomBytes(10)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`
}

/** Generates random twelve-digit numbers, so that one tracking number does not reveal another. */
export async function generateTrackingNumbers(count: number): Promise<number[]> {
  const numbers = new Set<number>()
  while (numbers.size < count) {
    const tried = Array.from({ length: count - numbers.size }, () =>
      randomInt(SMALLEST_TRACKING_NUMBER, FIRST_TOO_LARGE)
    )
    const taken = await Shipment.query().whereIn('trackingNumber', tried).select('trackingNumber')
    const free = new Set(tried).difference(
      new Set(taken.map(({ trackingNumber }) => trackingNumber))
    )
    for (const number of free) numbers.add(number)
  }
  return [...numbers]
}

export async function generateTrackingNumber(): Promise<number> {
  const [number] = await generateTrackingNumbers(1)
  return number!
}
