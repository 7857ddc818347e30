import { foldText } from '#shared/text/rules/fold_text'

/**
 * Words that no name may contain: impersonations of the platform, and insults to people who read
 * waybills. Only whole words match, so Dickson and Scunthorpe are allowed. Words that are also
 * names (Dick, Randy, Fanny, Blessing) are not listed.
 */
const DISALLOWED_WORDS: readonly string[] = [
  'admin',
  'administrator',
  'moderator',
  'official',
  'root',
  'superuser',
  'support',
  'system',
  'webmaster',
  'arsehole',
  'asshole',
  'bastard',
  'bitch',
  'bollocks',
  'bullshit',
  'cunt',
  'fuck',
  'fucker',
  'fucking',
  'motherfucker',
  'nigga',
  'nigger',
  'penis',
  'porn',
  'pussy',
  'rapist',
  'scam',
  'scammer',
  'shit',
  'slut',
  'terrorist',
  'vagina',
  'wanker',
  'whore',
  'ashawo',
  'oloshi',
  'olosho',
]

const MESSAGE = ['The word "', '" is not allowed in a name. Please use your own name.'] as const

const LETTERS_FOR: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  '$': 's',
  '!': 'i',
}

const disallowed = new Set(DISALLOWED_WORDS)

function disallowedWordIn(text: string): string | null {
  return wordsOf(text).find((word) => disallowed.has(plain(word))) ?? null
}

export function checkDisallowedWords(text: string): string | null {
  const word = disallowedWordIn(text)
  return word === null ? null : MESSAGE.join(word)
}

export function checkBrandImpersonation(text: string, ours: string): string | null {
  const [typed, name] = [wordsOf(text), wordsOf(ours).map(plain)]
  const at = typed.findIndex((_, index) =>
    name.every((word, place) => plain(typed[index + place] ?? '') === word)
  )
  return name.length === 0 || at < 0
    ? null
    : MESSAGE.join(typed.slice(at, at + name.length).join(' '))
}

function wordsOf(text: string): string[] {
  return text.split(/[\s.,'’"_/\\()-]+/).filter(Boolean)
}

function plain(word: string): string {
  return [...foldText(word)].map((letter) => LETTERS_FOR[letter] ?? letter).join('')
}
