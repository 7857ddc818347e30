import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { Conflict } from '#shared/errors/conflict'
import { DomainError } from '#shared/errors/domain_error'
import { filedTextsOf, readEdits, textsOf } from '#shared/languages/edited_words'
import MessageSignature from '#shared/languages/message_signature'
import MessageTranslation from '#shared/languages/message_translation'
import { argumentsOf, UnreadableMessage } from '#shared/languages/rules/icu'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages/rules/languages'
import { englishOf } from '#admin/languages/translated_messages'

class WrongMessage extends DomainError {
  constructor(message: string) {
    super('E_VALIDATION_ERROR', message, 'text')
  }
}

type Words = { key: string; text: string }

/**
 * Writes other words over a message; those of the file take the edit away. What is edited is a draft until somebody
 * signs it. `was`: what its editor began with. Throws WrongMessage and Conflict.
 */
export async function writeTranslation(
  caller: Caller,
  language: Language,
  { key, text, was }: Words & { was: string }
) {
  requireSameGaps(englishOf(language, key), text)
  await db.transaction(async (trx) => {
    await lockWords(trx, language)
    const before = await currentText(trx, language, key)
    if (before !== was) throw new Conflict('this message', 'reload')
    if (before === text) return
    await keepText(trx, { language, key, text, updatedBy: caller.user.id })
    await recordAudit(trx, {
      actorId: caller.user.id,
      action: 'message.update',
      subject: { kind: 'message', id: `${language} ${key}` },
      before: { text: before },
      after: { text },
    })
  })
  await readEdits()
}

/** Who knows the language has read these very words. Throws Conflict where one was changed meanwhile: then none is signed. */
export async function signTranslations(caller: Caller, language: Language, messages: Words[]) {
  const signedBy = caller.user.id
  await db.transaction(async (trx) => {
    await lockWords(trx, language)
    for (const { key, text } of messages) {
      const english = englishOf(language, key)
      if ((await currentText(trx, language, key)) !== text)
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
  await readEdits()
}

/** One at a time for a language: what is signed is what stands there. */
async function lockWords(trx: TransactionClientContract, language: Language) {
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('words of ' || ?, 0))`, [
    language,
  ])
}

type Edit = Words & { language: Language; updatedBy: number }

async function keepText(trx: TransactionClientContract, { language, key, text, updatedBy }: Edit) {
  const edited = MessageTranslation.query({ client: trx }).where({ language, key })
  if (text === filedTextsOf(language)[key]) return void (await edited.delete())
  const row = (await edited.first()) ?? new MessageTranslation().useTransaction(trx)
  await row.merge({ language, key, text, updatedBy, updatedAt: DateTime.now() }).save()
}

async function currentText(trx: TransactionClientContract, language: Language, key: string) {
  const row = await MessageTranslation.query({ client: trx }).where({ language, key }).first()
  return row?.text ?? filedTextsOf(language)[key] ?? textsOf(DEFAULT_LANGUAGE)[key]!
}

function requireSameGaps(english: string, text: string) {
  const wanted = argumentsOf(english)
  const given = gapsOf(text)
  const missing = wanted.filter((name) => !given.includes(name))
  const unknown = given.filter((name) => !wanted.includes(name))
  if (missing.length > 0) throw new WrongMessage(`${listed(missing)} is missing`)
  if (unknown.length > 0) throw new WrongMessage(`The English has no ${listed(unknown)}`)
}

function gapsOf(text: string): string[] {
  try {
    return argumentsOf(text)
  } catch (error) {
    if (error instanceof UnreadableMessage) throw new WrongMessage(error.message)
    throw error
  }
}

function listed(names: string[]): string {
  return names.map((name) => `{${name}}`).join(', ')
}
