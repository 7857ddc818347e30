import { createHash } from 'node:crypto'
import type { Carrier } from '#shipping/pricing/rules/carriers'

/** Numbers look like those of the real carrier: people and scanners recognise it by them. */
const shapes: Record<Carrier, (digits: (count: number) => string) => string> = {
  fedex: (digits) => withFedexCheck(digits(11)),
  ups: (digits) => withUpsCheck(`1Z${digits(6)}66${digits(7)}`),
  dhl: (digits) => withMod7(digits(9)),
  aramex: (digits) => withMod7(digits(10)),
}

/** A seed always gives the same number. Two seeds may give one number, which callers must check. */
export function sandboxWaybill(carrier: Carrier, seed: string): string {
  const hash = createHash('sha256').update(seed).digest('hex')
  let stock = BigInt(`0x${hash}`).toString().padStart(78, '0')
  return shapes[carrier]((count) => {
    const taken = stock.slice(-count)
    stock = stock.slice(0, -count)
    return taken
  })
}

function withMod7(digits: string): string {
  return `${digits}${BigInt(digits) % 7n}`
}

/** Appends the check digit: weights 3, 1, 7 from the left, sum modulo 11, then modulo 10. */
function withFedexCheck(digits: string): string {
  const sum = [...digits].reduce(
    (total, digit, at) => total + Number(digit) * [3, 1, 7][at % 3]!,
    0
  )
  return `${digits}${(sum % 11) % 10}`
}

/** Appends a digit that makes the sum a multiple of ten. Every second digit counts twice. */
function withUpsCheck(number: string): string {
  const sum = [...number.slice(2)].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 2),
    0
  )
  return `${number}${(10 - (sum % 10)) % 10}`
}
