import anyAscii from 'any-ascii'

const PLAIN = /^[\x20-\x7e]*$/

/** Emoji and their modifiers, but not ©, ®, ™ and ℹ, which have Latin forms. */
const PICTURES =
  /(?![©®™ℹ])\p{Extended_Pictographic}|[\p{Emoji_Modifier}\p{RI}\u200D\uFE0F\u20E3]/gu

const LETTERS = /(?![\x20-\x7e])[\p{L}\p{N}]/gu

/**
 * Transliterates to ASCII, which every courier prints: Adébáyọ̀ becomes Adebayo, 王小明 Wang Xiao
 * Ming. Scripts without vowels, such as Arabic, yield only a rough reading. A letter without a
 * Latin form, such as ー, becomes a question mark.
 */
export function toLatin(text: string): string {
  if (PLAIN.test(text)) return text
  const words = text.replace(PICTURES, ' ').replace(/\p{Script=Han}(?=\p{Script=Han})/gu, '$& ')
  const written = words.normalize('NFC').replace(LETTERS, (one) => (hasLatinForm(one) ? one : '?'))
  return anyAscii(written).replace(/\s+/g, ' ').trim()
}

function hasLatinForm(sign: string): boolean {
  return anyAscii(sign).trim() !== ''
}

/** Matches non-ASCII letters, digits and vowel signs, but no accents, which couriers leave out. */
const SIGNS = /(?![\x20-\x7e\p{Script=Inherited}])[\p{L}\p{M}\p{N}]/gu

const FOREIGN = /(?![\p{Script=Latin}\p{Script=Common}])[\p{L}\p{M}]/u

const READABLE = /[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}]/u

/**
 * Proposes a Latin spelling. Returns null if couriers can print the text as it is; `proposal` is
 * null if only the bearer of the name knows the spelling.
 */
export function proposeLatin(text: string): { proposal: string | null } | null {
  const signs = text.normalize('NFC').match(SIGNS) ?? []
  const foreign = signs.filter((sign) => FOREIGN.test(sign) || !hasLatinForm(sign))
  if (foreign.length === 0) return null
  const isReadable = foreign.every((sign) => READABLE.test(sign) && hasLatinForm(sign))
  return { proposal: isReadable ? toLatin(text) : null }
}
