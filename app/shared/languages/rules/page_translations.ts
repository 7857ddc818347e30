import type { Language } from '#shared/languages/rules/languages'

/** What a public page is told of its language. */
export type PageTranslations = {
  language: Language
  /** As documents name it. */
  tag: string
  isDraft: boolean
  /** Of the groups that the page uses. */
  messages: Record<string, string>
  /** What checks and answers say in English, by that; `{name}` stands for any words. */
  said: Record<string, string>
  choices: { code: Language; name: string; tag: string; href: string }[]
  /** Where everybody finds the page, without what its address says of one reader. */
  address: string
}
