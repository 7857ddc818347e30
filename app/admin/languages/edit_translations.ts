import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { Conflict } from '#shared/errors/conflict'
import { DomainError } from '#shared/errors/domain_error'
import {
  readReleasedTexts,
  applyTranslationEdits,
  readTexts,
} from '#shared/languages/translation_edits'
import MessageSignature from '#shared/languages/message_signature'
import MessageTranslation from '#shared/languages/message_translation'
import { listPlaceholders, UnreadableMessage } from '#shared/languages/rules/icu'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages/rules/languages'
import { requireEnglishText } from '#admin/languages/translated_messages'

class InvalidTranslation extends DomainError {
  constructor(message: string) {
    super('E_VALIDATION_ERROR', message, 'text')
  }
}

type MessageText = { key: string; text: string }

/**
 * Saves a text as a draft until it is signed. A text equal to that of the language file removes the
 * edit. `was` is the text that was edited. Throws UnknownMessage, InvalidTranslation and Conflict.
 */
export async function saveTranslation(
  caller: Caller,
  language: Language,
  { key, text, was }: MessageText & { was: string }
) {
  requireSamePlaceholders(requireEnglishText(language, key), text)
  await db.transaction(async (trx) => {
    await lockTranslations(trx, language)
    const before = await readCurrentText(trx, language, key)
    if (before !== was) throw new Conflict('this message', 'reload')
    if (before === text) return
    await saveOrRemoveEdit(trx, { language, key, text, updatedBy: caller.user.id })
    await recordAudit(trx, {
      actorId: caller.user.id,
      action: 'message.update',
      subject: { kind: 'message', id: `${language} ${key}` },
      before: { text: before },
      after: { text },
    })
  })
  await applyTranslationEdits()
}

/** Signs exactly these texts. Throws UnknownMessage, and Conflict if one has changed. */
export async function signTranslations(
  caller: Caller,
  language: Language,
  messages: MessageText[]
) {
  const signedBy = caller.user.id
  await db.transaction(async (trx) => {
    await lockTranslations(trx, language)
    for (const { key, text } of messages) {
      const english = requireEnglishText(language, key)
      if ((await readCurrentText(trx, language, key)) !== text)
        throw new Conflict('this message', 'reload')
      await MessageSignature.create({ language, key, english, text, signedBy }, { client: trx })
      await recordAudit(trx, {
        actorId: signedBy,
        action: 'message.sign',
        subject: { kind: 'message', id: `${language} ${key}` },
        after: { text },
      })
    }
  })
  await applyTranslationEdits()
}

/** Serializes changes of a language, so that the signed text is the current one. */
async function lockTranslations(trx: TransactionClientContract, language: Language) {
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('words of ' || ?, 0))`, [
    language,
  ])
}

type TranslationEdit = MessageText & { language: Language; updatedBy: number }

async function saveOrRemoveEdit(
  trx: TransactionClientContract,
  { language, key, text, updatedBy }: TranslationEdit
) {
  const edited = MessageTranslation.query({ client: trx }).where({ language, key })
  if (text === readReleasedTexts(language)[key]) return void (await edited.delete())
  const row = (await edited.first()) ?? new MessageTranslation().useTransaction(trx)
  await row.merge({ language, key, text, updatedBy, updatedAt: DateTime.now() }).save()
}

async function readCurrentText(trx: TransactionClientContract, language: Language, key: string) {
  const row = await MessageTranslation.query({ client: trx }).where({ language, key }).first()
  return row?.text ?? readReleasedTexts(language)[key] ?? readTexts(DEFAULT_LANGUAGE)[key]!
}

function requireSamePlaceholders(english: string, text: string) {
  const wanted = listPlaceholders(english)
  const given = readPlaceholders(text)
  const missing = wanted.filter((name) => !given.includes(name))
  const unknown = given.filter((name) => !wanted.includes(name))
  if (missing.length > 0) throw new InvalidTranslation(`${formatPlaceholders(missing)} is missing`)
  if (unknown.length > 0)
    throw new InvalidTranslation(`The English text has no ${formatPlaceholders(unknown)}`)
}

function readPlaceholders(text: string): string[] {
  try {
    return listPlaceholders(text)
  } catch (error) {
    if (error instanceof UnreadableMessage) throw new InvalidTranslation(error.message)
    throw error
  }
}

function formatPlaceholders(names: string[]): string {
  return names.map((name) => `{${name}}`).join(', ')
}
