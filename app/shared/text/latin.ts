import anyAscii from 'any-ascii'

const PLAIN = /^[\x20-\x7e]*$/

/** Emoji and what belongs to them; those of trade stay, which have letters of their own. */
const PICTURES = /(?![©®™])\p{Extended_Pictographic}|[\p{Emoji_Modifier}\p{RI}\u200D\uFE0F\u20E3]/gu

/**
 * A text as every courier prints it, in ASCII: Adébáyọ̀ as Adebayo, 王小明 as Wang Xiao Ming. Emoji are left out. Of
 * scripts that do not write vowels, such as Arabic, it is what somebody at a counter can read at most.
 */
export function toLatin(text: string): string {
  if (PLAIN.test(text)) return text
  const words = text.replace(PICTURES, ' ').replace(/\p{Script=Han}(?=\p{Script=Han})/gu, '$& ')
  return anyAscii(words.normalize('NFC')).replace(/\s+/g, ' ').trim()
}

const FOREIGN = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{M}]/gu

/** Those whose letters say how a word sounds. */
const READABLE = /^[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}]*$/u

/**
 * For a text with letters that no courier prints: how they may be meant, or null where only who bears the name knows.
 * Null for a text without any.
 */
export function proposeLatin(text: string): { proposal: string | null } | null {
  const foreign = text.match(FOREIGN)
  if (!foreign) return null
  return { proposal: READABLE.test(foreign.join('')) ? toLatin(text) : null }
}
