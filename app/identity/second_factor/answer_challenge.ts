import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#identity/accounts/models/user'
import { type SecondFactors, hasFactor } from '#identity/second_factor/factors'
import {
  type FactorPrompt,
  ChallengeExpired,
  type FactorName,
  IncorrectFactor,
} from '#identity/second_factor/factor_errors'
import RecoveryCodeUsedMail from '#identity/second_factor/mails/recovery_code_used_mail'
import Authenticator from '#identity/second_factor/models/authenticator'
import FactorChallenge, { CHALLENGE_MINUTES } from '#identity/second_factor/models/factor_challenge'
import RecoveryCode from '#identity/second_factor/models/recovery_code'
import {
  verifyPasskeyAssertion,
  buildPasskeyRequestOptions,
  type PasskeyAssertion,
} from '#identity/second_factor/passkey_ceremonies'
import { sendMail } from '#shared/mail/send_mail'

export interface FactorAnswer {
  challenge: string
  code?: string
  recoveryCode?: string
  passkey?: PasskeyAssertion
}

/** `proof` confirms the identity within an existing session or token. */
export type ChallengeContext = { purpose: 'sign_in' | 'proof'; accessId: string | null }

export async function beginChallenge(
  user: User,
  factors: SecondFactors,
  { purpose, accessId }: ChallengeContext
): Promise<FactorPrompt> {
  const { passkeys, authenticator, recoveryCodesLeft } = factors
  const passkey = passkeys.length > 0 ? await buildPasskeyRequestOptions(passkeys) : null
  const toSign = passkey?.challenge
  const names: [FactorName, boolean][] = [
    ['passkey', passkey !== null],
    ['code', authenticator !== null],
    ['recovery_code', hasFactor(factors) && recoveryCodesLeft > 0],
  ]
  return {
    challenge: await FactorChallenge.begin(user, purpose, { accessId, toSign }),
    purpose,
    factors: names.filter(([, has]) => has).map(([name]) => name),
    expiresInSeconds: CHALLENGE_MINUTES * 60,
    passkey,
  }
}

/**
 * Verifies an answer and runs `proven` in the same transaction. A wrong answer must be counted, so
 * it commits first and throws afterwards. Throws ChallengeExpired, IncorrectFactor.
 */
export async function answerChallenge(
  answer: FactorAnswer,
  where: ChallengeContext,
  proven: (trx: TransactionClientContract) => Promise<void> = async () => {}
): Promise<User> {
  const given = findGivenFactor(answer)
  const outcome = await db.transaction(async (trx) => {
    const challenge = await FactorChallenge.open(trx, answer.challenge, where)
    const user = challenge && (await User.find(challenge.userId, { client: trx }))
    if (!user || !challenge.isOf(user)) return new ChallengeExpired()
    if (!(await isCorrectAnswer(trx, answer, challenge))) {
      await challenge.countTry(trx)
      return new IncorrectFactor(given)
    }
    await challenge.use(trx)
    await proven(trx)
    return user
  })
  if (outcome instanceof Error) throw outcome
  if (given === 'recovery_code') await notifyOfRecoveryCodeUse(outcome)
  return outcome
}

/** Returns the factor to check: only one, even if the answer contains several. */
function findGivenFactor({ code, recoveryCode }: FactorAnswer): FactorName {
  if (code) return 'code'
  return recoveryCode ? 'recovery_code' : 'passkey'
}

async function isCorrectAnswer(
  trx: TransactionClientContract,
  { code, recoveryCode, passkey }: FactorAnswer,
  { userId, toSign }: FactorChallenge
): Promise<boolean> {
  if (code) return consumeCode(trx, userId, code)
  if (recoveryCode) return RecoveryCode.use(trx, userId, recoveryCode)
  return Boolean(passkey && toSign) && verifyPasskeyAssertion(trx, userId, passkey!, toSign!)
}

/** Locks the authenticator, so that a concurrent second use of the code fails. */
async function consumeCode(trx: TransactionClientContract, userId: number, code: string) {
  const authenticator = await Authenticator.query({ client: trx })
    .where({ userId })
    .forUpdate()
    .first()
  const step = authenticator?.newStepOf(code)
  if (!step) return false
  await trx
    .from('authenticators')
    .where('user_id', userId)
    .update({ last_step: step, last_used_at: db.raw('now()') })
  return true
}

async function notifyOfRecoveryCodeUse(user: User) {
  await sendMail(new RecoveryCodeUsedMail(user, await RecoveryCode.countUnused(user.id)))
}
