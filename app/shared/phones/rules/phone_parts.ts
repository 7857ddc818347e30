/** Zero-width characters and direction marks, which chats and contact lists add to numbers. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

/** Matches up to seven digits: enough for any switchboard, and the column holds no more. */
const EXTENSION = /\s*(?:;\s*ext=|,?\s*(?:extension|ext|x|#)[.:#]?)\s*(\d{1,7})$/i

const BETWEEN_NUMBERS = /[/,;|](?!\s*ext)|\bor\b|\band\b/i

export interface PhoneParts {
  number: string
  extension: string | null
}

/** Extracts the first number in a text as dialled. `readPhone` finds its country. */
export function parsePhoneParts(text: string): PhoneParts {
  const plain = text
    .replace(INVISIBLE, '')
    .replace(/\p{Nd}/gu, digitOf)
    .replaceAll('\uFF0B', '+')
    .trim()
    .replace(/^'/, '')
    .replace(/^tel:\s*/i, '')
  const [first = ''] = plain.split(BETWEEN_NUMBERS)
  const extension = EXTENSION.exec(first)
  const dialled = extension ? first.slice(0, extension.index) : first
  const number = dialled
    // Drop the (0) of +234 (0)803…, which callers from abroad do not dial.
    .replace(/^(\s*\+[\d\s]+)\(0\)/, '$1')
    // Drop the `.0` that a spreadsheet may append.
    .replace(/^(\d+)\.0$/, '$1')
    .replace(/[\s().\p{Pd}\u2212]/gu, '')
    .replace(/^00/, '+')
  return { number, extension: extension?.[1] ?? null }
}

/** The format of storage and API: +13474483190 x60155. */
export function joinPhone({ number, extension }: PhoneParts): string {
  return extension ? `${number} x${extension}` : number
}

export function cleanPhone(value: unknown): unknown {
  return typeof value === 'string' && value.trim() ? joinPhone(parsePhoneParts(value)) : value
}

/** Whether a spreadsheet has rounded the number, for example to 2.34803E+12. */
export function isRoundedNumber(text: string): boolean {
  return /^\d([.,]\d+)?E\+\d+$/i.test(text.trim())
}

/** The ten digits of every script are consecutive code points. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0)!
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(code - zero)
}
