import { toNumber } from '#shared/http/rules/field_checks'
import { plainText } from '#shared/sheets/likeness'

const YES = ['yes', 'y', 'true', '1', 'x', 'required', 'premium', 'insured']
const NO = ['no', 'n', 'false', '0', 'none', 'standard', 'not required', 'uninsured']

/** Null for what is neither. */
export function yesOrNo(text: string): boolean | null {
  const plain = plainText(text)
  if (plain === '' || NO.includes(plain)) return false
  return YES.includes(plain) ? true : null
}

/** `₦7,500.50`, `N7500`, `7 500 naira` as naira; NaN for what is none. */
export function nairaOf(text: string): number {
  return amountOf(text.replace(/^(ngn|n|₦)\s*|\s*(ngn|naira|₦)$/gi, ''))
}

/** `0.9`, `0,9`, `0.9kg` and `900 g` as kilograms; NaN for what is none. */
export function kilogramsOf(text: string): number {
  const inGrams = /^(.*\d)\s*(g|gr|grams?)\.?$/i.exec(text.trim())
  if (inGrams) return Math.round(amountOf(inGrams[1]!)) / 1000
  return amountOf(text.replace(/\s*(kgs?|kilos?|kilograms?)\.?$/i, ''))
}

export function centimetresOf(text: string): number {
  return amountOf(text.replace(/\s*(cms?|centimet(re|er)s?)\.?$/i, ''))
}

/** `30 x 20 x 10 cm` as its three sides; null for what is no such size. */
export function sidesOf(text: string): [number, number, number] | null {
  const sides = text
    .replace(/\s*cms?\.?$/i, '')
    .split(/\s*[x×*]\s*/i)
    .map(centimetresOf)
  return sides.length === 3 && sides.every(Number.isFinite)
    ? (sides as [number, number, number])
    : null
}

/** A comma before one or two digits at the end marks decimals; before three it parts thousands. */
function amountOf(text: string): number {
  const plain = text.trim()
  return toNumber(/^\d+,\d{1,2}$/.test(plain) ? plain.replace(',', '.') : plain)
}
