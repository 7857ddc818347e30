import type { Language } from '#shared/languages/rules/languages'

export type PageTranslations = {
  language: Language
  /** The BCP 47 tag. */
  tag: string
  isDraft: boolean
  /** Messages of the page's groups, by key. */
  messages: Record<string, string>
  /** Translations of sentences from checks, by the English; `{name}` matches any text. */
  said: Record<string, string>
  choices: { code: Language; name: string; tag: string; href: string }[]
  /** The page's public URL, without a query string. */
  address: string
}
