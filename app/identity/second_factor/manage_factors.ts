import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#identity/accounts/models/user'
import { isBookingStaff } from '#identity/access/rules/roles'
import AccessToken from '#identity/sessions/access_token'
import type { Caller } from '#identity/sessions/caller'
import {
  ChallengeExpired,
  LastFactor,
  IncorrectFactor,
} from '#identity/second_factor/factor_errors'
import { countFactors } from '#identity/second_factor/factors'
import FactorChangedMail, {
  type FactorChange,
} from '#identity/second_factor/mails/factor_changed_mail'
import Authenticator from '#identity/second_factor/models/authenticator'
import FactorChallenge, {
  type ChallengePurpose,
} from '#identity/second_factor/models/factor_challenge'
import Passkey from '#identity/second_factor/models/passkey'
import RecoveryCode from '#identity/second_factor/models/recovery_code'
import {
  buildPasskeyCreationOptions,
  type PasskeyRegistration,
  verifyNewPasskey,
} from '#identity/second_factor/passkey_ceremonies'
import { needsSecondFactor } from '#identity/second_factor/second_factor_settings'
import { recordAudit } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'
import { sendMail } from '#shared/mail/send_mail'

const MAX_PASSKEYS = 10

class TooManyPasskeys extends DomainError {
  constructor() {
    super('E_CONFLICT', `You can have at most ${MAX_PASSKEYS} passkeys. Remove one first.`)
  }
}

class AuthenticatorExists extends DomainError {
  constructor() {
    super('E_CONFLICT', 'You already use an authenticator app. Remove it before you add another.')
  }
}

/** The first factor comes with recovery codes, shown only once. */
export type AddedFactor = { recoveryCodes: string[] | null }

export async function beginPasskey({ user, accessId }: Caller) {
  const known = await Passkey.of(user.id)
  if (known.length >= MAX_PASSKEYS) throw new TooManyPasskeys()
  const options = await buildPasskeyCreationOptions(user, known)
  const toSign = options.challenge
  return { challenge: await FactorChallenge.begin(user, 'passkey', { accessId, toSign }), options }
}

export async function addPasskey(
  caller: Caller,
  given: { challenge: string; name: string; passkey: PasskeyRegistration }
): Promise<AddedFactor> {
  return completeFactor(caller, { ...given, purpose: 'passkey' }, async (trx, { toSign }) => {
    const made = await verifyNewPasskey(given.passkey, toSign!)
    if (!made) return new IncorrectFactor('passkey')
    const registered = await Passkey.query({ client: trx }).where('credentialId', made.credentialId)
    if (registered.length > 0) return new IncorrectFactor('passkey')
    await Passkey.create({ ...made, name: given.name, userId: caller.user.id }, { client: trx })
    return null
  })
}

export async function beginAuthenticator({ user, accessId }: Caller) {
  if (await Authenticator.find(user.id)) throw new AuthenticatorExists()
  const secret = Authenticator.newSecret()
  const sealed = Authenticator.seal(secret)
  const challenge = await FactorChallenge.begin(user, 'authenticator', { accessId, secret: sealed })
  return { challenge, secret, uri: Authenticator.uriOf(secret, user.email) }
}

/** The first code proves that the app has the secret. */
export async function addAuthenticator(
  caller: Caller,
  given: { challenge: string; code: string }
): Promise<AddedFactor> {
  return completeFactor(caller, { ...given, purpose: 'authenticator' }, async (trx, { secret }) => {
    const plain = Authenticator.unseal(secret!)
    const lastStep = plain && Authenticator.stepOf(plain, given.code)
    if (!lastStep) return new IncorrectFactor('code')
    const userId = caller.user.id
    if (await Authenticator.find(userId, { client: trx })) throw new AuthenticatorExists()
    await Authenticator.create({ userId, secret: secret!, lastStep }, { client: trx })
    return null
  })
}

/**
 * Completes a started setup once; the session then counts as confirmed by a second factor. Throws
 * ChallengeExpired, or the error that `add` returns, which counts as a failed attempt.
 */
async function completeFactor(
  caller: Caller,
  { challenge: token, purpose }: { challenge: string; purpose: ChallengePurpose & FactorChange },
  add: (trx: TransactionClientContract, challenge: FactorChallenge) => Promise<Error | null>
): Promise<AddedFactor> {
  const outcome = await db.transaction(async (trx) => {
    const { accessId } = caller
    const challenge = await FactorChallenge.open(trx, token, { purpose, accessId })
    const user = await lockUser(trx, caller)
    if (!challenge?.isOf(user)) return new ChallengeExpired()
    const wrong = await add(trx, challenge)
    if (wrong) {
      await challenge.countTry(trx)
      return wrong
    }
    await challenge.use(trx)
    if (accessId) await AccessToken.recordSecondFactor(trx, accessId)
    await auditFactorChange(trx, caller, 'create', purpose)
    const isFirst = (await countFactors(user.id, trx)) === 1
    return { recoveryCodes: isFirst ? await RecoveryCode.renew(trx, user.id) : null }
  })
  if (outcome instanceof Error) throw outcome
  await sendMail(new FactorChangedMail(caller.user, `${purpose}_added`))
  return outcome
}

export async function removePasskey(caller: Caller, id: number) {
  await removeFactor(caller, 'passkey', async (trx) => {
    const passkey = await Passkey.query({ client: trx })
      .where({ id, userId: caller.user.id })
      .firstOrFail()
    await passkey.delete()
  })
}

export async function removeAuthenticator(caller: Caller) {
  await removeFactor(caller, 'authenticator', async (trx) => {
    const authenticator = await Authenticator.query({ client: trx })
      .where('userId', caller.user.id)
      .firstOrFail()
    await authenticator.delete()
  })
}

/** Locks the user: two tabs must not remove the last two factors at once. Throws LastFactor. */
async function removeFactor(
  caller: Caller,
  what: FactorChange,
  drop: (trx: TransactionClientContract) => Promise<void>
) {
  const isNeeded = await needsSecondFactor(caller.user)
  await db.transaction(async (trx) => {
    const { id } = await lockUser(trx, caller)
    await drop(trx)
    const isLast = (await countFactors(id, trx)) === 0
    if (isLast && isNeeded) throw new LastFactor()
    if (isLast) await RecoveryCode.deleteAll(trx, id)
    await auditFactorChange(trx, caller, 'drop', what)
  })
  await sendMail(new FactorChangedMail(caller.user, `${what}_removed`))
}

/** Replaces all recovery codes. */
export async function renewRecoveryCodes(caller: Caller): Promise<string[]> {
  const codes = await db.transaction(async (trx) => {
    const { id } = await lockUser(trx, caller)
    return RecoveryCode.renew(trx, id)
  })
  await sendMail(new FactorChangedMail(caller.user, 'codes_renewed'))
  return codes
}

function lockUser(trx: TransactionClientContract, { user }: Caller): Promise<User> {
  return User.query({ client: trx }).where('id', user.id).forUpdate().firstOrFail()
}

/** Audits staff only: their factors protect the console. */
async function auditFactorChange(
  trx: TransactionClientContract,
  { user }: Caller,
  verb: 'create' | 'drop',
  kind: FactorChange
) {
  if (!isBookingStaff(user.role)) return
  await recordAudit(trx, {
    actorId: user.id,
    action: `second_factor.${verb}`,
    subject: { kind: 'user', id: user.id },
    ...(verb === 'create' ? { after: { kind } } : { before: { kind } }),
  })
}
