/** Each language has a folder in `resources/lang`. `isDraft`: no native speaker approved it yet. */
export const LANGUAGES = [
  { code: 'en', name: 'English', english: 'English', isDraft: false },
  { code: 'fr', name: 'Français', english: 'French', isDraft: false },
  { code: 'pcm', name: 'Naijá', english: 'Nigerian Pidgin', isDraft: true },
  { code: 'yo', name: 'Yorùbá', english: 'Yoruba', isDraft: true },
  { code: 'ha', name: 'Hausa', english: 'Hausa', isDraft: true },
  { code: 'ig', name: 'Igbo', english: 'Igbo', isDraft: true },
] as const

export type Language = (typeof LANGUAGES)[number]['code']

export const DEFAULT_LANGUAGE: Language = 'en'

export const LANGUAGE_CODES: readonly Language[] = LANGUAGES.map(({ code }) => code)

export const TRANSLATED_LANGUAGES = LANGUAGES.filter(({ code }) => code !== DEFAULT_LANGUAGE)

export function isLanguage(text: unknown): text is Language {
  return LANGUAGE_CODES.some((code) => code === text)
}

export function findLanguage(code: Language) {
  return LANGUAGES.find((language) => language.code === code)!
}

/** Returns the BCP 47 tag. Our English is Nigerian English. */
export function languageTag(code: Language): string {
  return code === 'en' ? 'en-NG' : code
}

/** Countries where most receivers read French. */
const FRENCH = new Set(
  'BE BF BI BJ BL CD CF CG CI CM DJ FR GA GF GN GP KM LU MC MF MG ML MQ NC NE PF PM RE SN TD TG WF YT'.split(
    ' '
  )
)

/** Nigeria gets English: readers choose its other languages themselves. */
export function chooseLanguageForCountry(countryCode: string): Language {
  return FRENCH.has(countryCode) ? 'fr' : DEFAULT_LANGUAGE
}
