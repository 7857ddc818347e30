import type { Language } from '#shared/languages/rules/languages'

export type PageTranslations = {
  language: Language
  tag: string
  isDraft: boolean
  messages: Record<string, string>
  /** Translations of check messages, keyed by the English sentence, where `{name}` is any text. */
  said: Record<string, string>
  choices: { code: Language; name: string; tag: string; href: string }[]
  /** The page's public URL, without a query string. */
  address: string
}
