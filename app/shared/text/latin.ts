import anyAscii from 'any-ascii'

const PLAIN = /^[\x20-\x7e]*$/

/** Emoji and their modifiers, but not ©, ® and ™, which have Latin forms. */
const PICTURES = /(?![©®™])\p{Extended_Pictographic}|[\p{Emoji_Modifier}\p{RI}\u200D\uFE0F\u20E3]/gu

/**
 * Transliterates to ASCII, which every courier prints: Adébáyọ̀ becomes Adebayo, 王小明 Wang Xiao
 * Ming. Scripts without vowels, such as Arabic, yield only a rough reading.
 */
export function toLatin(text: string): string {
  if (PLAIN.test(text)) return text
  const words = text.replace(PICTURES, ' ').replace(/\p{Script=Han}(?=\p{Script=Han})/gu, '$& ')
  return anyAscii(words.normalize('NFC')).replace(/\s+/g, ' ').trim()
}

const FOREIGN = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{M}]/gu

const READABLE = /^[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}]*$/u

/**
 * Proposes a Latin spelling; null if the text is printable. The proposal is null if only the bearer
 * of the name knows it.
 */
export function proposeLatin(text: string): { proposal: string | null } | null {
  const foreign = text.match(FOREIGN)
  if (!foreign) return null
  return { proposal: READABLE.test(foreign.join('')) ? toLatin(text) : null }
}
