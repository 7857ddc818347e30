import { rowsOf } from '#shared/database/rows'
import db from '@adonisjs/lucid/services/db'
import { DomainError } from '#shared/errors/domain_error'
import { hasWordsFor, isDraftMessage, readEdits, textsOf } from '#shared/languages/edited_words'
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

/** One text beside the English that it is made from. */
export type TranslatedMessage = {
  key: string
  english: string
  text: string
  isDraft: boolean
  /** Null for what nobody had to sign, and for a draft. */
  signedBy: string | null
  signedOn: string | null
}

type Signature = { key: string; text: string; english: string; name: string; at: Date }

/** English is where translations begin, so it is none. Throws UnknownMessage. */
export function translatedLanguage(code: unknown): Language {
  if (!isLanguage(code) || code === DEFAULT_LANGUAGE) throw new UnknownMessage()
  return code
}

/** The English of a message that is said in a language. Throws UnknownMessage. */
export function englishOf(language: Language, key: unknown): string {
  const english = textsOf(DEFAULT_LANGUAGE)
  if (typeof key !== 'string' || !Object.hasOwn(english, key)) throw new UnknownMessage()
  if (!hasWordsFor(language, key)) throw new UnknownMessage()
  return english[key]!
}

/** In the order of the English files. */
export async function messagesOf(language: Language): Promise<TranslatedMessage[]> {
  await readEdits()
  const texts = textsOf(language)
  const signatures = await signaturesOf(language)
  const messages = Object.entries(textsOf(DEFAULT_LANGUAGE))
  const said = messages.filter(([key]) => hasWordsFor(language, key))
  return said.map(([key, english]) => {
    const text = texts[key] ?? english
    const isDraft = isDraftMessage(language, key)
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

/** How far each language is. */
export async function languagesInWork() {
  await readEdits()
  const keys = Object.keys(textsOf(DEFAULT_LANGUAGE))
  return TRANSLATED_LANGUAGES.map(({ code, name, english }) => {
    const said = keys.filter((key) => hasWordsFor(code, key))
    const drafts = said.filter((key) => isDraftMessage(code, key)).length
    return { code, name, english, drafts, messages: said.length }
  })
}

/** The last of each text, by what it says. */
async function signaturesOf(language: Language) {
  const rows = await rowsOf<Signature>(
    db,
    `select key, text, english, concat_ws(' ', firstname, lastname) as name, signed_at as at
       from message_signatures join users on users.id = signed_by
     where language = :language order by message_signatures.id`,
    { language }
  )
  return new Map(rows.map((row) => [JSON.stringify([row.key, row.english, row.text]), row]))
}
