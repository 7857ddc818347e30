import db from '@adonisjs/lucid/services/db'
import i18nManager from '@adonisjs/i18n/services/main'
import { postgresNotifications } from '#shared/database/postgres_notifications'
import { queryRows } from '#shared/database/query_rows'
import { refreshPeriodically } from '#shared/settings/periodic_refresh'
import MessageSignature from '#shared/languages/message_signature'
import MessageTranslation from '#shared/languages/message_translation'
import type { TranslationGroup } from '#shared/languages/rules/translation_keys'
import {
  DEFAULT_LANGUAGE,
  type Language,
  findLanguage,
  TRANSLATED_LANGUAGES,
} from '#shared/languages/rules/languages'

const CHANNEL = 'sendam_translations'

type Texts = Record<string, string>

const releasedTextCache = new Map<Language, Texts>()
const drafts = new Map<Language, Set<string>>()
let readVersion: string | null = null
let timesRead = 0

/** Differs after each reload of the edits by this process. */
export const readTranslationsVersion = () => timesRead

export function readTexts(language: Language): Texts {
  return i18nManager.getTranslationsFor(language)
}

export function readReleasedTexts(language: Language): Texts {
  let texts = releasedTextCache.get(language)
  if (!texts) {
    texts = { ...readTexts(language) }
    releasedTextCache.set(language, texts)
  }
  return texts
}

const knownGroups = new Map<Language, ReadonlySet<string>>()

/** Lists the groups that a language translates. It translates a group wholly or not at all. */
export function listTranslatedGroups(language: Language): ReadonlySet<string> {
  let known = knownGroups.get(language)
  if (!known) {
    known = new Set(Object.keys(readReleasedTexts(language)).map(findKeyGroup))
    knownGroups.set(language, known)
  }
  return known
}

export function hasTranslation(language: Language, key: string): boolean {
  return listTranslatedGroups(language).has(findKeyGroup(key))
}

export const findKeyGroup = (key: string) => key.slice(0, key.indexOf('.'))

/** Whether any text of these groups lacks a native speaker's approval. */
export function hasDraftGroup(language: Language, groups: readonly TranslationGroup[]): boolean {
  const unsigned = drafts.get(language) ?? findUnsignedKeys(language, new Set())
  return [...unsigned].some((key) => groups.some((group) => key.startsWith(`${group}.`)))
}

export function isDraftTranslation(language: Language, key: string): boolean {
  return drafts.get(language)?.has(key) ?? findLanguage(language).isDraft
}

export async function loadTranslationEdits() {
  const version = await readEditsVersion()
  const [translations, signatures] = await Promise.all([
    MessageTranslation.all(),
    MessageSignature.query().orderBy('id'),
  ])
  for (const { code } of TRANSLATED_LANGUAGES) {
    const texts = readTexts(code)
    Object.assign(texts, readReleasedTexts(code))
    for (const { language, key, text } of translations) {
      if (language === code && key in readTexts(DEFAULT_LANGUAGE)) texts[key] = text
    }
    const signed = signatures.filter(({ language }) => language === code).map(toSignatureKey)
    drafts.set(code, findUnsignedKeys(code, new Set(signed)))
  }
  readVersion = version
  timesRead++
}

/** Applies an edit to this process at once, and soon to the others. */
export async function applyTranslationEdits() {
  await loadTranslationEdits()
  await postgresNotifications.notify(CHANNEL)
}

export function refreshTranslationsPeriodically() {
  return refreshPeriodically({
    async read() {
      if ((await readEditsVersion()) !== readVersion) await loadTranslationEdits()
    },
    channel: CHANNEL,
    unread: 'Edited translations could not be read, so the previous ones stay in use',
  })
}

/** Lists keys without approval. Editing a text makes it a draft again, in any language. */
function findUnsignedKeys(code: Language, signed: Set<string>): Set<string> {
  const [texts, filed, english] = [
    readTexts(code),
    readReleasedTexts(code),
    readTexts(DEFAULT_LANGUAGE),
  ]
  const { isDraft: isDraftLanguage } = findLanguage(code)
  const unsigned = Object.keys(english).filter((key) => {
    if (!hasTranslation(code, key)) return false
    const text = texts[key] ?? english[key]!
    if (signed.has(toSignatureKey({ key, text, english: english[key]! }))) return false
    return isDraftLanguage || text !== filed[key]
  })
  return new Set(unsigned)
}

function toSignatureKey({
  key,
  english,
  text,
}: {
  key: string
  english: string
  text: string
}): string {
  return JSON.stringify([key, english, text])
}

async function readEditsVersion(): Promise<string> {
  const [row] = await queryRows<{ version: string }>(
    db,
    `select concat((select max(updated_at) from message_translations), ' ',
       (select count(*) from message_translations), ' ', (select max(id) from message_signatures)) as version`
  )
  return row!.version
}
