/** Diacritics of Latin, Greek and Cyrillic letters, and invisible characters. */
const MARKS =
  /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g

/** Letters that Unicode does not decompose. Must match `database/functions/fold.sql`. */
const ALIKE: Record<string, string> = {
  "'": '‘’‛′ʹʻʼʽʾʿ',
  '"': '“”„',
  '-': '‐‒–—―−',
  '/': '⁄',
  'b': 'ɓ',
  'd': 'ɗɖđð',
  'e': 'ɛəǝ',
  'g': 'ɣ',
  'h': 'ħ',
  'i': 'ıɩ',
  'k': 'ƙ',
  'l': 'ł',
  'n': 'ŋɲ',
  'o': 'øɔ',
  't': 'ŧ',
  'v': 'ʋ',
  'y': 'ƴ',
  'z': 'ʒƶ',
  'σ': 'ς',
  'ss': 'ß',
  'ae': 'æ',
  'oe': 'œ',
  'th': 'þ',
}

const FOLDED = new Map(
  Object.entries(ALIKE).flatMap(([plain, letters]) => Array.from(letters, (one) => [one, plain]))
)

const TO_FOLD = new RegExp(`[${[...FOLDED.keys()].join('')}]`, 'g')

/** Folds for search and sorting: `adebayo` finds Adébáyọ̀. Fold before escaping a pattern. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(TO_FOLD, (letter) => FOLDED.get(letter)!)
}

const BETWEEN_WORDS = /\s+(?:-\s+)*/

export function splitSearchWords(search: string): string[] {
  return foldText(search).trim().split(BETWEEN_WORDS)
}

export function hasAllWords(text: string, search: string): boolean {
  const folded = foldText(text)
  return splitSearchWords(search).every((word) => folded.includes(word))
}
