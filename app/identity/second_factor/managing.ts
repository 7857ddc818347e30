import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#identity/accounts/models/user'
import { isBookingStaff } from '#identity/access/rules/roles'
import AccessToken from '#identity/sessions/access_token'
import type { Caller } from '#identity/sessions/caller'
import { ChallengeOver, LastFactor, WrongFactor } from '#identity/second_factor/factor_failures'
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
  creationOptions,
  type MadePasskey,
  madePasskey,
} from '#identity/second_factor/passkey_ceremonies'
import { needsSecondFactor } from '#identity/second_factor/settings'
import { recordAudit } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'
import { sendMail } from '#shared/mail/send_mail'

const MOST_PASSKEYS = 10

class TooManyPasskeys extends DomainError {
  constructor() {
    super('E_CONFLICT', `You can have at most ${MOST_PASSKEYS} passkeys. Remove one first.`)
  }
}

class AlreadyOn extends DomainError {
  constructor() {
    super('E_CONFLICT', 'You already use an authenticator app. Remove it before you add another.')
  }
}

/** Recovery codes come with the first factor, and are shown this once. */
export type AddedFactor = { recoveryCodes: string[] | null }

export async function beginPasskey({ user, accessId }: Caller) {
  const known = await Passkey.of(user.id)
  if (known.length >= MOST_PASSKEYS) throw new TooManyPasskeys()
  const options = await creationOptions(user, known)
  const toSign = options.challenge
  return { challenge: await FactorChallenge.begin(user, 'passkey', { accessId, toSign }), options }
}

export async function addPasskey(
  caller: Caller,
  given: { challenge: string; name: string; passkey: MadePasskey }
): Promise<AddedFactor> {
  return finish(caller, { ...given, purpose: 'passkey' }, async (trx, { toSign }) => {
    const made = await madePasskey(given.passkey, toSign!)
    if (!made) return new WrongFactor('passkey')
    const twin = await Passkey.query({ client: trx }).where('credentialId', made.credentialId)
    if (twin.length > 0) return new WrongFactor('passkey')
    await Passkey.create({ ...made, name: given.name, userId: caller.user.id }, { client: trx })
    return null
  })
}

export async function beginAuthenticator({ user, accessId }: Caller) {
  if (await Authenticator.find(user.id)) throw new AlreadyOn()
  const secret = Authenticator.newSecret()
  const sealed = Authenticator.seal(secret)
  const challenge = await FactorChallenge.begin(user, 'authenticator', { accessId, secret: sealed })
  return { challenge, secret, uri: Authenticator.uriOf(secret, user.email) }
}

/** The first code shows that the app has the secret. */
export async function addAuthenticator(
  caller: Caller,
  given: { challenge: string; code: string }
): Promise<AddedFactor> {
  return finish(caller, { ...given, purpose: 'authenticator' }, async (trx, { secret }) => {
    const plain = Authenticator.unseal(secret!)
    const lastStep = plain && Authenticator.stepOf(plain, given.code)
    if (!lastStep) return new WrongFactor('code')
    const userId = caller.user.id
    if (await Authenticator.find(userId, { client: trx })) throw new AlreadyOn()
    await Authenticator.create({ userId, secret: secret!, lastStep }, { client: trx })
    return null
  })
}

/**
 * What was begun becomes a factor, once. What came in has then shown one. Throws ChallengeOver, and what `add`
 * finds wrong, which is counted.
 */
async function finish(
  caller: Caller,
  { challenge: token, purpose }: { challenge: string; purpose: ChallengePurpose & FactorChange },
  add: (trx: TransactionClientContract, challenge: FactorChallenge) => Promise<Error | null>
): Promise<AddedFactor> {
  const outcome = await db.transaction(async (trx) => {
    const { accessId } = caller
    const challenge = await FactorChallenge.open(trx, token, { purpose, accessId })
    const user = await locked(trx, caller)
    if (!challenge?.isOf(user)) return new ChallengeOver()
    const wrong = await add(trx, challenge)
    if (wrong) {
      await challenge.countTry(trx)
      return wrong
    }
    await challenge.use(trx)
    if (accessId) await AccessToken.noteSecondFactor(trx, accessId)
    await audit(trx, caller, 'create', purpose)
    const isFirst = (await countFactors(user.id, trx)) === 1
    return { recoveryCodes: isFirst ? await RecoveryCode.renew(trx, user.id) : null }
  })
  if (outcome instanceof Error) throw outcome
  await sendMail(new FactorChangedMail(caller.user, `${purpose}_added`))
  return outcome
}

export async function removePasskey(caller: Caller, id: number) {
  await remove(caller, 'passkey', async (trx) => {
    const passkey = await Passkey.query({ client: trx })
      .where({ id, userId: caller.user.id })
      .firstOrFail()
    await passkey.delete()
  })
}

export async function removeAuthenticator(caller: Caller) {
  await remove(caller, 'authenticator', async (trx) => {
    const authenticator = await Authenticator.query({ client: trx })
      .where('userId', caller.user.id)
      .firstOrFail()
    await authenticator.delete()
  })
}

/** The person is locked, so that two tabs cannot each remove the one that the other leaves. Throws LastFactor. */
async function remove(
  caller: Caller,
  what: FactorChange,
  drop: (trx: TransactionClientContract) => Promise<void>
) {
  const isNeeded = await needsSecondFactor(caller.user)
  await db.transaction(async (trx) => {
    const { id } = await locked(trx, caller)
    await drop(trx)
    const isLast = (await countFactors(id, trx)) === 0
    if (isLast && isNeeded) throw new LastFactor()
    if (isLast) await RecoveryCode.forget(trx, id)
    await audit(trx, caller, 'drop', what)
  })
  await sendMail(new FactorChangedMail(caller.user, `${what}_removed`))
}

/** The codes before are worth nothing afterwards. */
export async function renewRecoveryCodes(caller: Caller): Promise<string[]> {
  const codes = await db.transaction(async (trx) => {
    const { id } = await locked(trx, caller)
    return RecoveryCode.renew(trx, id)
  })
  await sendMail(new FactorChangedMail(caller.user, 'codes_renewed'))
  return codes
}

function locked(trx: TransactionClientContract, { user }: Caller): Promise<User> {
  return User.query({ client: trx }).where('id', user.id).forUpdate().firstOrFail()
}

/** What staff sign in with decides what the console is worth. */
async function audit(
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
