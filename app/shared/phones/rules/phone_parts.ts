/** Zero-width characters and direction marks, which chats and contact lists put around a number. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

/** More than a switchboard has, and no more than the column holds beside the longest number. */
const EXTENSION = /\s*(?:;\s*ext=|,?\s*(?:extension|ext|x|#)[.:#]?)\s*(\d{1,7})$/i

/** Between two numbers in one cell; not before an extension. */
const BETWEEN_NUMBERS = /[/,;|](?!\s*ext)|\bor\b|\band\b/i

export interface PhoneParts {
  number: string
  extension: string | null
}

/**
 * The first number of a text as it would be dialled: without what a browser, a chat or a spreadsheet writes around
 * it. The country is not read yet, see `readPhone`.
 */
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
    // The nought is not dialled behind a country.
    .replace(/^(\s*\+[\d\s]+)\(0\)/, '$1')
    // A spreadsheet may write a whole number with a decimal.
    .replace(/^(\d+)\.0$/, '$1')
    .replace(/[\s().\p{Pd}\u2212]/gu, '')
    .replace(/^00/, '+')
  return { number, extension: extension?.[1] ?? null }
}

/** As we store and answer it: +13474483190 x60155. */
export function joinPhone({ number, extension }: PhoneParts): string {
  return extension ? `${number} x${extension}` : number
}

/** For a check that asks only how a number looks; what is no text, or blank, stays what it is. */
export function cleanPhone(value: unknown): unknown {
  return typeof value === 'string' && value.trim() ? joinPhone(parsePhoneParts(value)) : value
}

/** Whether a spreadsheet has rounded the number, such as 2.34803E+12. */
export function isRoundedNumber(text: string): boolean {
  return /^\d([.,]\d+)?E\+\d+$/i.test(text.trim())
}

/** Every script writes its ten digits one after the other. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0)!
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(code - zero)
}
