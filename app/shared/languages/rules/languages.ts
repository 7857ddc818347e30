/**
 * What our public pages and messages are written in. A language is its folder in `resources/lang` and its line here.
 * `name`: as its readers call it. `hasDraftGroup`: nobody who grew up with it has signed the words in the files.
 */
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

/** All but the one that the others are made from. */
export const TRANSLATED_LANGUAGES = LANGUAGES.filter(({ code }) => code !== DEFAULT_LANGUAGE)

export function isLanguage(text: unknown): text is Language {
  return LANGUAGE_CODES.some((code) => code === text)
}

export function findLanguage(code: Language) {
  return LANGUAGES.find((language) => language.code === code)!
}

/** As documents name it: our English is Nigeria's. */
export function languageTag(code: Language): string {
  return code === 'en' ? 'en-NG' : code
}

/** Where most people who get parcels read French. */
const FRENCH = new Set(
  'BE BF BI BJ BL CD CF CG CI CM DJ FR GA GF GN GP KM LU MC MF MG ML MQ NC NE PF PM RE SN TD TG WF YT'.split(
    ' '
  )
)

/** Nigeria reads English; who reads another of its languages chooses it. */
export function chooseLanguageForCountry(countryCode: string): Language {
  return FRENCH.has(countryCode) ? 'fr' : DEFAULT_LANGUAGE
}
