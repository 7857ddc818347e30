import { queryRows } from '#shared/database/query_rows'
import db from '@adonisjs/lucid/services/db'
import { DomainError } from '#shared/errors/domain_error'
import {
  hasTranslation,
  isDraftTranslation,
  loadTranslationEdits,
  readTexts,
} from '#shared/languages/translation_edits'
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  TRANSLATED_LANGUAGES,
} from '#shared/languages/rules/languages'
import { lagosMoment } from '#shared/time/lagos_time'
import { DateTime } from 'luxon'

class UnknownMessage extends DomainError {
  constructor() {
    super('E_NOT_FOUND', 'There is no such message to translate.')
  }
}

export type TranslatedMessage = {
  key: string
  english: string
  text: string
  isDraft: boolean
  /** Null for drafts and for texts that need no signature. */
  signedBy: string | null
  signedOn: string | null
}

type MessageSignatureRow = { key: string; text: string; english: string; name: string; at: Date }

/** Excludes English, the source language. Throws UnknownMessage. */
export function requireTranslatedLanguage(code: unknown): Language {
  if (!isLanguage(code) || code === DEFAULT_LANGUAGE) throw new UnknownMessage()
  return code
}

/** Returns the source text of a translated message. Throws UnknownMessage. */
export function requireEnglishText(language: Language, key: unknown): string {
  const english = readTexts(DEFAULT_LANGUAGE)
  if (typeof key !== 'string' || !Object.hasOwn(english, key)) throw new UnknownMessage()
  if (!hasTranslation(language, key)) throw new UnknownMessage()
  return english[key]!
}

export async function listTranslatedMessages(language: Language): Promise<TranslatedMessage[]> {
  await loadTranslationEdits()
  const texts = readTexts(language)
  const signatures = await loadSignatures(language)
  const messages = Object.entries(readTexts(DEFAULT_LANGUAGE))
  const translated = messages.filter(([key]) => hasTranslation(language, key))
  return translated.map(([key, english]) => {
    const text = texts[key] ?? english
    const isDraft = isDraftTranslation(language, key)
    const signature = isDraft ? undefined : signatures.get(JSON.stringify([key, english, text]))
    return {
      key,
      english,
      text,
      isDraft,
      signedBy: signature?.name ?? null,
      signedOn: signature ? lagosMoment(DateTime.fromJSDate(signature.at)).day : null,
    }
  })
}

/** `total`: the English texts, all of which a complete language has released. */
export async function listLanguageProgress() {
  await loadTranslationEdits()
  const keys = Object.keys(readTexts(DEFAULT_LANGUAGE))
  return TRANSLATED_LANGUAGES.map(({ code, name, english }) => {
    const translated = keys.filter((key) => hasTranslation(code, key))
    const drafts = translated.filter((key) => isDraftTranslation(code, key)).length
    const [total, missing] = [keys.length, keys.length - translated.length]
    return { code, name, english, total, missing, drafts, released: total - missing - drafts }
  })
}

async function loadSignatures(language: Language) {
  const rows = await queryRows<MessageSignatureRow>(
    db,
    `select key, text, english, concat_ws(' ', firstname, lastname) as name, signed_at as at
       from message_signatures join users on users.id = signed_by
     where language = :language order by message_signatures.id`,
    { language }
  )
  return new Map(rows.map((row) => [JSON.stringify([row.key, row.english, row.text]), row]))
}
