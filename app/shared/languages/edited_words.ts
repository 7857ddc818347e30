import db from '@adonisjs/lucid/services/db'
import i18nManager from '@adonisjs/i18n/services/main'
import { rowsOf } from '#shared/database/rows'
import { keepCurrent } from '#shared/settings/keep_current'
import MessageSignature from '#shared/languages/message_signature'
import MessageTranslation from '#shared/languages/message_translation'
import type { Group } from '#shared/languages/rules/keys'
import {
  DEFAULT_LANGUAGE,
  type Language,
  languageNamed,
  TRANSLATED_LANGUAGES,
} from '#shared/languages/rules/languages'

/** How old what a process knows of the edits may be. */
const AGE_MS = 5_000

type Texts = Record<string, string>

const files = new Map<Language, Texts>()
const drafts = new Map<Language, Set<string>>()
let readVersion: string | null = null
let timesRead = 0

/** Another one after each time that this process has taken in what staff have written. */
export const wordsVersion = () => timesRead

/** All words of a language as they are said now. */
export function textsOf(language: Language): Texts {
  return i18nManager.getTranslationsFor(language)
}

/** As the release brought them. */
export function filedTextsOf(language: Language): Texts {
  let texts = files.get(language)
  if (!texts) {
    texts = { ...textsOf(language) }
    files.set(language, texts)
  }
  return texts
}

const knownGroups = new Map<Language, ReadonlySet<string>>()

/** Of what a language has words: all of a group, or none. */
export function groupsOf(language: Language): ReadonlySet<string> {
  let known = knownGroups.get(language)
  if (!known) {
    known = new Set(Object.keys(filedTextsOf(language)).map(groupOf))
    knownGroups.set(language, known)
  }
  return known
}

export function hasWordsFor(language: Language, key: string): boolean {
  return groupsOf(language).has(groupOf(key))
}

const groupOf = (key: string) => key.slice(0, key.indexOf('.'))

/** Whether what somebody reads there has words that nobody has signed. */
export function isDraft(language: Language, groups: readonly Group[]): boolean {
  const unsigned = drafts.get(language) ?? unsignedOf(language, new Set())
  return [...unsigned].some((key) => groups.some((group) => key.startsWith(`${group}.`)))
}

export function isDraftMessage(language: Language, key: string): boolean {
  return drafts.get(language)?.has(key) ?? languageNamed(language).isDraft
}

/** Takes in what staff have written and signed, for all who speak in this process. */
export async function readEdits() {
  const version = await versionOfEdits()
  const [translations, signatures] = await Promise.all([
    MessageTranslation.all(),
    MessageSignature.query().orderBy('id'),
  ])
  for (const { code } of TRANSLATED_LANGUAGES) {
    const texts = textsOf(code)
    Object.assign(texts, filedTextsOf(code))
    for (const { language, key, text } of translations) {
      if (language === code && key in textsOf(DEFAULT_LANGUAGE)) texts[key] = text
    }
    const signed = signatures.filter(({ language }) => language === code).map(nameOf)
    drafts.set(code, unsignedOf(code, new Set(signed)))
  }
  readVersion = version
  timesRead++
}

export function keepWordsCurrent() {
  return keepCurrent({
    async read() {
      if ((await versionOfEdits()) !== readVersion) await readEdits()
    },
    ageMs: AGE_MS,
    unread: 'Edited words could not be read and stay as they were',
  })
}

/** What is edited is a draft again, in whatever language, until somebody signs it. */
function unsignedOf(code: Language, signed: Set<string>): Set<string> {
  const [texts, filed, english] = [textsOf(code), filedTextsOf(code), textsOf(DEFAULT_LANGUAGE)]
  const { isDraft: isDraftLanguage } = languageNamed(code)
  const unsigned = Object.keys(english).filter((key) => {
    if (!hasWordsFor(code, key)) return false
    const text = texts[key] ?? english[key]!
    if (signed.has(nameOf({ key, text, english: english[key]! }))) return false
    return isDraftLanguage || text !== filed[key]
  })
  return new Set(unsigned)
}

function nameOf({ key, english, text }: { key: string; english: string; text: string }): string {
  return JSON.stringify([key, english, text])
}

async function versionOfEdits(): Promise<string> {
  const [row] = await rowsOf<{ version: string }>(
    db,
    `select concat((select max(updated_at) from message_translations), ' ',
       (select count(*) from message_translations), ' ', (select max(id) from message_signatures)) as version`
  )
  return row!.version
}
