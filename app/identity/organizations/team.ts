import { errors } from '@adonisjs/lucid'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { Forbidden } from '#identity/access/forbidden'
import { sendLeftKeysMails } from '#identity/api_keys/left_keys_mail'
import AccessToken from '#identity/sessions/access_token'
import Membership from '#identity/organizations/models/membership'
import { RETAIL_ORGANIZATION_ID } from '#identity/organizations/models/organization'
import { TEAM_ROLE_LABELS, type TeamRole } from '#identity/teams/rules/team_rights'
import { recordTeamActivity } from '#identity/teams/activity/team_activity'
import { queryRows } from '#shared/database/query_rows'
import { DomainError } from '#shared/errors/domain_error'

class LastOwner extends DomainError {
  constructor() {
    super('E_CONFLICT', 'A business needs an owner. Make somebody else an owner first.')
  }
}

/** Throws E_ROW_NOT_FOUND for the provider and for retail, which have no team. */
export async function findOwnMembership(
  { user, organization }: Caller,
  client?: TransactionClientContract
): Promise<Membership> {
  return Membership.query({ client })
    .where({ userId: user.id, organizationId: organization.id })
    .where('organizationId', '>', RETAIL_ORGANIZATION_ID)
    .firstOrFail()
}

export async function listMembers(caller: Caller): Promise<Membership[]> {
  const { organizationId } = await findOwnMembership(caller)
  return Membership.query()
    .where({ organizationId })
    .preload('user')
    .orderByRaw(`role = 'owner' desc`)
    .orderBy('id')
}

/** Throws LastOwner. */
export async function changeMemberRole(caller: Caller, id: number, role: TeamRole) {
  return runAsOwner(caller, async (trx) => {
    const membership = await findMember(trx, caller, id)
    if (membership.isOwner && role !== 'owner') await requireAnotherOwner(trx, membership)
    if (membership.teamRole === role) return membership
    const before = { role: TEAM_ROLE_LABELS[membership.teamRole].name }
    membership.role = role
    await membership.save()
    const after = { role: TEAM_ROLE_LABELS[role].name }
    const subject = { kind: 'user', id: membership.userId } as const
    await recordTeamActivity(trx, caller, { verb: 'change_role', subject, before, after })
    return membership
  })
}

/** Members may remove themselves, owners anyone. Throws LastOwner and Forbidden. */
export async function removeMember(caller: Caller, id: number): Promise<Membership> {
  return runInTeam(caller, async (trx, place) => {
    const membership = await findMember(trx, caller, id)
    if (membership.id !== place.id) requireOwner(place)
    if (membership.isOwner) await requireAnotherOwner(trx, membership)
    await membership.delete()
    await revokeTeamAccess(trx, membership)
    await ensureAnyMembership(trx, membership.userId)
    const verb = membership.id === place.id ? 'leave' : 'remove'
    await recordTeamActivity(trx, caller, {
      verb,
      subject: { kind: 'user', id: membership.userId },
    })
    if (verb === 'leave') await sendLeftKeysMails(trx, membership.user, membership.organizationId)
    return membership
  })
}

/** Throws Forbidden unless the caller is an owner. */
export function runAsOwner<T>(
  caller: Caller,
  work: (trx: TransactionClientContract) => Promise<T>
): Promise<T> {
  return runInTeam(caller, (trx, place) => {
    requireOwner(place)
    return work(trx)
  })
}

/** Runs one team change at a time: two owners leaving at once would each find the other. */
async function runInTeam<T>(
  caller: Caller,
  work: (trx: TransactionClientContract, place: Membership) => Promise<T>
): Promise<T> {
  return db.transaction(async (trx) => {
    await lockTeam(trx, caller.organization.id)
    return work(trx, await findOwnMembership(caller, trx))
  })
}

/**
 * Locks out other team changes, but not payments, whose foreign keys only need the row to exist.
 * Throws E_ROW_NOT_FOUND.
 */
export async function lockTeam(trx: TransactionClientContract, organizationId: number) {
  const [team] = await queryRows(
    trx,
    'select id from organizations where id = :organizationId for no key update',
    { organizationId }
  )
  if (!team) throw new errors.E_ROW_NOT_FOUND()
}

/** Throws E_ROW_NOT_FOUND. */
export function findMember(trx: TransactionClientContract, { organization }: Caller, id: number) {
  return Membership.query({ client: trx })
    .where({ id, organizationId: organization.id })
    .preload('user')
    .firstOrFail()
}

/** Throws Forbidden. */
export function requireOwner(place: Membership) {
  if (!place.isOwner) throw new Forbidden('Only an owner of the business can do this.')
}

/** Requires another owner who can sign in. Throws LastOwner. */
async function requireAnotherOwner(trx: TransactionClientContract, leaving: Membership) {
  const other = await Membership.query({ client: trx })
    .where({ organizationId: leaving.organizationId, role: 'owner' })
    .whereNot('id', leaving.id)
    .whereHas('user', (user) => user.whereNull('blockedAt').whereNull('deactivatedAt'))
    .first()
  if (!other) throw new LastOwner()
}

/** Revokes the tokens, because a later invitation would revive them. */
async function revokeTeamAccess(
  trx: TransactionClientContract,
  { userId, organizationId }: Membership
) {
  await AccessToken.query({ client: trx })
    .where({ userId })
    .whereIn('organizationId', [organizationId, -organizationId])
    .whereNull('revokedAt')
    .update({ revokedAt: db.raw('now()') })
}

/** A person without any organization cannot sign in, so they become a retail customer. */
async function ensureAnyMembership(trx: TransactionClientContract, userId: number) {
  const home = await Membership.query({ client: trx }).where({ userId }).first()
  if (home) return
  await Membership.create(
    { userId, organizationId: RETAIL_ORGANIZATION_ID, role: 'member' },
    { client: trx }
  )
}
