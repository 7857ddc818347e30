import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { runEach } from '#shared/queue/run_each'
import { Forbidden } from '#identity/access/forbidden'
import { isAdmin } from '#identity/access/rules/roles'
import { generateToken, hashToken } from '#identity/accounts/models/one_time_token'
import User from '#identity/accounts/models/user'
import { requireNotErased } from '#identity/people/account_status'
import { countFactors } from '#identity/second_factor/factors'
import FactorReset from '#identity/second_factor/resets/factor_reset'
import FactorsResetMail from '#identity/second_factor/resets/factors_reset_mail'
import ResetRequestedMail from '#identity/second_factor/resets/reset_requested_mail'
import ResetCancelledMail from '#identity/second_factor/resets/reset_cancelled_mail'
import AccessToken from '#identity/sessions/access_token'
import type { Caller } from '#identity/sessions/caller'
import { queryRows } from '#shared/database/query_rows'
import { recordAudit } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'
import { sendMail } from '#shared/mail/send_mail'

class NothingToReset extends DomainError {
  constructor() {
    super('E_CONFLICT', 'This person has no second step to remove.')
  }
}

class ResetAlreadyRequested extends DomainError {
  constructor() {
    super(
      'E_CONFLICT',
      'Somebody has already asked for this. It happens 24 hours after they asked.'
    )
  }
}

/** For so long an address must be confirmed, because a thief may just have changed it. */
const MIN_ADDRESS_AGE_DAYS = 7

class AddressTooNew extends DomainError {
  constructor() {
    super(
      'E_CONFLICT',
      `Their e-mail address was confirmed less than ${MIN_ADDRESS_AGE_DAYS} days ago. Ask again later: the e-mail that lets them cancel the reset goes to that address.`
    )
  }
}

class NothingToCancel extends DomainError {
  constructor() {
    super('E_NOT_FOUND', 'There is no reset to cancel: it was already cancelled or carried out.')
  }
}

/** Throws Forbidden, NothingToReset, AddressTooNew, ResetAlreadyRequested. */
export async function requestFactorReset(
  by: Caller,
  person: User,
  reason: string
): Promise<FactorReset> {
  requireResetRights(by.user, person)
  const token = generateToken()
  const reset = await db.transaction(async (trx) => {
    const { id, emailVerifiedAt } = await User.query({ client: trx })
      .where('id', person.id)
      .forUpdate()
      .firstOrFail()
    if ((await countFactors(id, trx)) === 0) throw new NothingToReset()
    if (await FactorReset.findOpenOf(id, trx)) throw new ResetAlreadyRequested()
    const settled = DateTime.now().minus({ days: MIN_ADDRESS_AGE_DAYS })
    if (!emailVerifiedAt || emailVerifiedAt > settled) throw new AddressTooNew()
    const made = await FactorReset.create(
      {
        userId: id,
        askedBy: by.user.id,
        reason,
        dueAt: FactorReset.newDueAt(),
        tokenHash: hashToken(token),
      },
      { client: trx }
    )
    await auditReset(trx, by.user.id, 'ask', made)
    return made
  })
  await sendMail(new ResetRequestedMail(person, reset, token))
  return reset
}

export async function withdrawFactorReset(by: Caller, person: User) {
  requireResetRights(by.user, person)
  await cancelReset(await FactorReset.findOpenOf(person.id), by.user.id)
}

export async function cancelOwnReset({ user }: Caller) {
  await cancelReset(await FactorReset.findOpenOf(user.id), user.id)
}

export async function cancelResetByToken(token: string) {
  await cancelReset(await FactorReset.findOpenByToken(token), null)
}

async function cancelReset(reset: FactorReset | null, by: number | null) {
  if (!reset) throw new NothingToCancel()
  await db.transaction(async (trx) => {
    const [stopped] = await queryRows(
      trx,
      `update factor_resets set stopped_at = now(), stopped_by = :by
       where id = :id and stopped_at is null and done_at is null returning id`,
      { id: reset.id, by }
    )
    if (!stopped) throw new NothingToCancel()
    await auditReset(trx, by ?? reset.userId, 'cancel', reset)
  })
}

const RESET_FAILURE = {
  message: 'A second step could not be reset',
  describe: ({ id }: FactorReset) => ({ resetId: id }),
}

export async function carryOutDueResets() {
  await runEach(await FactorReset.due(), RESET_FAILURE, executeReset)
}

/**
 * Removes the factors and ends all sessions, because staff may have been deceived. Cancels the
 * reset if its requester may no longer ask for it, for example because the person became an
 * administrator. Safe to run twice.
 */
async function executeReset(reset: FactorReset) {
  const outcome = await db.transaction(async (trx) => {
    const people = await User.query({ client: trx })
      .whereIn('id', [reset.userId, reset.askedBy])
      .orderBy('id')
      .forUpdate()
    const personOf = (id: number) => people.find((one) => one.id === id)!
    const isStillRequested = canStillRequest(personOf(reset.askedBy), personOf(reset.userId))
    const [ended] = await queryRows(
      trx,
      `update factor_resets set ${isStillRequested ? 'done_at' : 'stopped_at'} = now()
       where id = ? and due_at <= now() and stopped_at is null and done_at is null returning id`,
      [reset.id]
    )
    if (!ended) return null
    await auditReset(trx, reset.askedBy, isStillRequested ? 'drop' : 'cancel', reset)
    if (!isStillRequested) return 'stopped'
    await deleteFactors(trx, reset.userId)
    await AccessToken.revokeAllOf(reset.userId, { client: trx })
    return 'done'
  })
  if (outcome === 'done') await sendMail(new FactorsResetMail(reset.user))
  if (outcome === 'stopped') await sendMail(new ResetCancelledMail(reset.user))
}

function canStillRequest(requester: User, person: User): boolean {
  if (requester.status !== 'ACTIVE' || !isAdmin(requester.role)) return false
  try {
    requireResetRights(requester, person)
    return true
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}

/** Removes the factors at once, for the server's operator. Throws NothingToReset. */
export async function removeFactorsNow(person: User) {
  await db.transaction(async (trx) => {
    const { id } = await User.query({ client: trx })
      .where('id', person.id)
      .forUpdate()
      .firstOrFail()
    if ((await countFactors(id, trx)) === 0) throw new NothingToReset()
    await deleteFactors(trx, id)
    await AccessToken.revokeAllOf(id, { client: trx })
    await recordAudit(trx, {
      // No user is signed in on the server, so the person is their own actor.
      actorId: id,
      action: 'second_factor.drop',
      subject: { kind: 'user', id },
      after: { reason: 'On the server' },
    })
  })
  await sendMail(new FactorsResetMail(person))
}

export async function deleteFactors(trx: TransactionClientContract, userId: number) {
  for (const table of ['passkeys', 'authenticators', 'recovery_codes', 'factor_challenges']) {
    await trx.from(table).where('user_id', userId).delete()
  }
}

/** Refuses one's own account, and administrators unless the actor is a root. Throws Forbidden. */
function requireResetRights(by: User, person: User) {
  if (by.id === person.id) {
    throw new Forbidden('You cannot do this for yourself. Ask another administrator.')
  }
  requireNotErased(person)
  if (isAdmin(person.role) && by.role !== 'ROOT') {
    throw new Forbidden('Only a root administrator can do this for administrators.')
  }
}

async function auditReset(
  trx: TransactionClientContract,
  actorId: number,
  verb: 'ask' | 'cancel' | 'drop',
  { userId, reason, dueAt }: FactorReset
) {
  await recordAudit(trx, {
    actorId,
    action: `second_factor.${verb}`,
    subject: { kind: 'user', id: userId },
    after: { reason, due: dueAt.toISO() },
  })
}
