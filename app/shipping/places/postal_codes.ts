import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import { hasNoPostalCodes, NO_POSTAL_CODE } from '#shipping/places/rules/required_address_fields'

const HOME = 'NG'

/** Older formats that posts still deliver to, but that `postcode-validator` rejects. */
const OLDER_FORMS: Record<string, RegExp> = { AR: /^\d{4}$/, SV: /^\d{4}$/ }

/** The sign between the parts of a code, and its position; negative ones count from the end. */
const SEPARATORS: Record<string, [sign: ' ' | '-', at: number]> = {
  ...Object.fromEntries(['GB', 'JE', 'GG', 'IM'].map((country) => [country, [' ', -3]])),
  ...Object.fromEntries(
    ['CA', 'IE', 'SE', 'CZ', 'SK', 'GR', 'MT'].map((country) => [country, [' ', 3]])
  ),
  BM: [' ', 2],
  BN: [' ', 2],
  NL: [' ', 4],
  PL: ['-', 2],
  JP: ['-', 3],
  PT: ['-', 4],
  BR: ['-', 5],
}

/** Countries whose codes have a fixed length and may begin with zeros, which spreadsheets drop. */
const LEADING_ZERO_COUNTRIES = new Set(
  'US PR VI DE FR ES IT FI TR MX MY AU NO ZA RO SG UA KR DZ CO BR JP CN KZ PE KE LT PH AM'.split(
    ' '
  )
)

const EXAMPLES: Record<string, string> = {
  GB: 'NW1 6XE',
  CA: 'K1A 0B1',
  IE: 'D02 X285',
  NL: '1012 AB',
  JP: '100-0001',
  PL: '00-950',
  PT: '1000-205',
  BR: '01310-100',
  JE: 'JE2 3AB',
  GG: 'GY1 1AA',
  IM: 'IM1 1AA',
}

const NO_CODE = /^([0\s.-]*|N\/?A|NONE|NIL|NULL)$/

export interface ParsedPostalCode {
  /** The code in the country's format, or as typed if it is wrong. */
  code: string
  isRight: boolean
  likely: string | null
}

/** False for Nigeria, where nobody knows their postal code. */
export function needsPostalCode(country: string): boolean {
  return country !== HOME && !hasNoPostalCodes(country)
}

/** Accepts all usual spellings; any text for a country without a pattern. */
export function parsePostalCode(country: string, text: string): ParsedPostalCode {
  const written = text
    .trim()
    .toUpperCase()
    .replace(/^'(?=\w)/, '')
    .replace(/\s+/g, ' ')
  const isNone = NO_CODE.test(written)
  if (isNone && hasNoPostalCodes(country)) return { code: '', isRight: true, likely: null }
  if (country === HOME || !hasPostalCodePattern(country))
    return { code: written, isRight: true, likely: null }
  if (isNone) return { code: written, isRight: false, likely: null }
  const code = normalizePostalCode(country, written)
  if (code !== null) return { code, isRight: true, likely: null }
  return { code: written, isRight: false, likely: withLeadingZero(country, written) }
}

/** Explains a wrong code and suggests a likely one; null if it is right. */
export function postalCodeProblem(country: { code: string; name: string }, text: string) {
  const { isRight, likely } = parsePostalCode(country.code, text)
  if (isRight) return null
  const whose = `${country.name}'${country.name.endsWith('s') ? '' : 's'} postal codes`
  const example = EXAMPLES[country.code]
  const digits = digitsOf(country.code)
  const form = example
    ? `${whose} look like ${example}`
    : digits
      ? `${whose} have ${digits} digits`
      : `This is not one of ${whose}`
  return likely ? `${form}: did you mean ${likely}?` : `${form}.`
}

/** Restores a dropped leading zero and returns a note about it. */
export function parseSheetPostalCode(country: string, text: string) {
  const { code, likely } = parsePostalCode(country, text)
  return likely
    ? { code: likely, note: `We read the postal code ${code} as ${likely}. Please check it.` }
    : { code, note: null }
}

export function postalCodeOrDefault(country: unknown, text: unknown): unknown {
  const isBlank = text === undefined || text === null || (typeof text === 'string' && !text.trim())
  if (!isBlank || typeof country !== 'string') return text
  return hasNoPostalCodes(country) ? NO_POSTAL_CODE : text
}

function hasPostalCodePattern(country: string): boolean {
  return postcodeValidatorExistsForCountry(country)
}

function matchesPostalCode(country: string, code: string): boolean {
  return postcodeValidator(code, country) || (OLDER_FORMS[country]?.test(code) ?? false)
}

/** Tries a space or hyphen at each position, and drops the D of D-01067. */
function normalizePostalCode(country: string, written: string): string | null {
  const [, prefix, bare] = /^([A-Z]{2}(?=\d)|[A-Z]{1,2}[\s-])(\d.*)$/.exec(written) ?? []
  const isOwn = prefix !== undefined && country.startsWith(prefix.replace(/\W/, ''))
  return (isOwn ? findSpelling(country, bare!) : null) ?? findSpelling(country, written)
}

function findSpelling(country: string, written: string): string | null {
  const plain = written.replace(/[\s-]/g, '')
  const places = Array.from({ length: Math.max(plain.length - 1, 0) }, (_, before) => before + 1)
  const parted = (separator: string, at: number) =>
    `${plain.slice(0, at)}${separator}${plain.slice(at)}`
  const candidates = [
    ...(SEPARATORS[country] ? [parted(...SEPARATORS[country])] : []),
    ...[plain, written],
    ...['-', ' '].flatMap((separator) => places.map((at) => parted(separator, at))),
  ]
  const code = candidates.find((one) => matchesPostalCode(country, one)) ?? ''
  // The hyphen of 1000-205 marks a Portuguese code, not the Japanese 100-0205.
  const spellings = ['', '-'].map((separator) => code.replace(/[\s-]/g, separator))
  return spellings.includes(written.replace(/\s/g, '')) ? code : null
}

function withLeadingZero(country: string, written: string): string | null {
  const plain = written.replace(/[\s-]/g, '')
  if (!LEADING_ZERO_COUNTRIES.has(country) || !/^\d+$/.test(plain)) return null
  // 801 stands for 00801 of the Virgin Islands.
  const islands =
    country === 'US' && ['PR', 'VI'].some((one) => matchesPostalCode(one, `00${plain}`))
  return islands ? `00${plain}` : normalizePostalCode(country, `0${written}`)
}

/** Null if codes have letters or various lengths. */
function digitsOf(country: string): number | null {
  const lengths = [3, 4, 5, 6, 7, 8, 9].filter((length) =>
    matchesPostalCode(country, '1'.repeat(length))
  )
  return lengths.length === 1 ? lengths[0]! : null
}
