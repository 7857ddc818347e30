import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#identity/accounts/models/user'
import { sendMail } from '#shared/mail/send_mail'
import { sendSms } from '#shared/sms/send_sms'
import brand from '#config/brand'
import OneTimeCodeMail from '#wallet/payouts/one_time_code_mail'
import OneTimeCode, {
  CODE_VALID_MINUTES,
  type CodePurpose,
  MAX_CODE_SENDS,
  MAX_CODE_TRIES,
} from '#wallet/payouts/models/one_time_code'
import {
  CodeExpired,
  CodeRequestedTooSoon,
  CodeUsed,
  CodeLocked,
  TooManyCodes,
  WrongCode,
} from '#wallet/payouts/code_errors'

/** Sends a new code by e-mail and, if the user has a phone, by SMS. Throws E_ROW_NOT_FOUND. */
export async function sendOneTimeCode(user: User, ref: string) {
  const code = await db.transaction(async (trx) => {
    const row = await OneTimeCode.locked(trx, user.id, ref)
    if (row.isUsed) throw new CodeUsed()
    if (row.isLockedOut) throw new CodeLocked()
    if (row.sends >= MAX_CODE_SENDS) throw new TooManyCodes()
    const seconds = await row.secondsToWait(trx)
    if (seconds > 0) throw new CodeRequestedTooSoon(seconds)
    return row.renew(trx)
  })
  await sendMail(new OneTimeCodeMail(user, code))
  if (user.phoneNumber) await sendSms({ to: user.phoneNumber, text: codeSmsText(code) })
}

/**
 * Runs `work` once, in the transaction that uses up the code. If the code is wrong, throws only
 * after the commit, because the try must be counted.
 */
export async function confirmOneTimeCode<T>(
  user: User,
  given: { ref: string; otp: string; purpose: CodePurpose },
  work: (trx: TransactionClientContract, subject: OneTimeCode['subject']) => Promise<T>
): Promise<T> {
  const outcome = await db.transaction(async (trx) => {
    const row = await OneTimeCode.locked(trx, user.id, given.ref)
    const failure = await findCodeError(trx, row, given)
    if (failure) return { failure }
    await markCodeUsed(trx, row)
    return { done: await work(trx, row.subject) }
  })
  if ('done' in outcome) return outcome.done as T
  throw outcome.failure
}

async function findCodeError(
  trx: TransactionClientContract,
  row: OneTimeCode,
  { otp, purpose }: { otp: string; purpose: CodePurpose }
) {
  if (row.isUsed) return new CodeUsed()
  if (row.isLockedOut) return new CodeLocked()
  if (await row.isExpired(trx)) return new CodeExpired()
  if (row.purpose === purpose && row.matches(otp)) return null
  const tries = row.tries + 1
  await trx.from('one_time_codes').where('ref', row.ref).update({ tries })
  return tries < MAX_CODE_TRIES ? new WrongCode(MAX_CODE_TRIES - tries) : new CodeLocked()
}

async function markCodeUsed(trx: TransactionClientContract, { ref }: OneTimeCode) {
  await trx
    .from('one_time_codes')
    .where({ ref })
    .update({ used_at: db.raw('now()'), code_hash: null })
}

function codeSmsText(code: string): string {
  return `${code} is your ${brand.name} code. It works once, for ${CODE_VALID_MINUTES} minutes. Nobody from ${brand.name} will ask you for it.`
}
