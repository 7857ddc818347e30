export type TranslatedMessageRow = {
  key: string
  english: string
  text: string
  isDraft: boolean
  signedBy: string | null
  signedOn: string | null
}

export type LanguageProgress = {
  code: string
  name: string
  english: string
  drafts: number
  messages: number
}
