import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import InvitationMail from '#identity/organizations/mails/invitation_mail'
import Invitation from '#identity/organizations/models/invitation'
import Membership from '#identity/organizations/models/membership'
import { generateToken } from '#identity/accounts/models/one_time_token'
import { runAsOwner, lockTeam, findOwnMembership, requireOwner } from '#identity/organizations/team'
import { recordTeamActivity, recordTeamActivityIn } from '#identity/teams/activity/team_activity'
import { TEAM_ROLE_LABELS, type TeamRole } from '#identity/teams/rules/team_rights'
import { DomainError } from '#shared/errors/domain_error'
import { sendMail } from '#shared/mail/send_mail'
import limiter from '@adonisjs/limiter/services/main'
import { keyedHash } from '#shared/http/keyed_hash'

const INVITATION_DAYS = 7

class AlreadyMember extends DomainError {
  constructor(email: string) {
    super('E_CONFLICT', `${email} is already in the business.`, 'email')
  }
}

/**
 * Invites somebody by mail. A repetition sends a new link and voids the earlier one. The inviter
 * never learns whether the address has an account.
 * Throws Forbidden, AlreadyMember and E_TOO_MANY_REQUESTS.
 */
export async function inviteMember(caller: Caller, email: string, role: TeamRole) {
  requireOwner(await findOwnMembership(caller))
  await throttleInvitation(caller, email)
  const { invitation, invitationEmail } = await runAsOwner(caller, async (trx) => {
    await requireNotMember(trx, caller, email)
    const opened = await saveOpenInvitation(trx, caller, email, role)
    const subject = { kind: 'invitation', id: opened.invitation.id } as const
    const after = { role: TEAM_ROLE_LABELS[role].name }
    await recordTeamActivity(trx, caller, { verb: 'invite', subject, after })
    return opened
  })
  await sendMail(invitationEmail)
  return invitation
}

/** Renews the open invitation or creates one; earlier links become void. */
export async function saveOpenInvitation(
  trx: TransactionClientContract,
  caller: Caller,
  email: string,
  role: TeamRole
) {
  const token = generateToken()
  const named = { organizationId: caller.organization.id, email }
  const opened = await Invitation.open(trx).where(named).first()
  const invitation = opened ?? new Invitation().useTransaction(trx).merge(named)
  invitation.role = role
  invitation.tokenHash = Invitation.hashOf(token)
  invitation.invitedBy = caller.user.id
  invitation.expiresAt = DateTime.utc().plus({ days: INVITATION_DAYS })
  await invitation.save()
  return { invitation, invitationEmail: new InvitationMail(invitation, { caller, token }) }
}

async function requireNotMember(trx: TransactionClientContract, caller: Caller, email: string) {
  const member = await Membership.query({ client: trx })
    .where('organizationId', caller.organization.id)
    .whereHas('user', (user) => user.where('email', email))
    .first()
  if (member) throw new AlreadyMember(email)
}

export async function listSentInvitations(caller: Caller): Promise<Invitation[]> {
  const { organizationId } = await findOwnMembership(caller)
  return Invitation.open().where({ organizationId }).preload('inviter').orderBy('id', 'desc')
}

export async function revokeInvitation(caller: Caller, id: number): Promise<Invitation> {
  return runAsOwner(caller, async (trx) => {
    const invitation = await Invitation.open(trx)
      .where({ id, organizationId: caller.organization.id })
      .firstOrFail()
    invitation.revokedAt = DateTime.utc()
    await recordTeamActivity(trx, caller, { verb: 'uninvite', subject: { kind: 'invitation', id } })
    return invitation.save()
  })
}

export function findInvitationByToken(token: string): Promise<Invitation | null> {
  return Invitation.valid()
    .where('tokenHash', Invitation.hashOf(token))
    .preload('organization')
    .preload('inviter')
    .first()
}

export function listReceivedInvitations({ user }: Caller): Promise<Invitation[]> {
  return Invitation.valid()
    .where('email', user.email)
    .preload('organization')
    .preload('inviter')
    .orderBy('id')
}

/** Throws E_ROW_NOT_FOUND if the invitation is for another address or no longer valid. */
export async function acceptInvitation({ user }: Caller, id: number): Promise<Invitation> {
  const ownInvitation = (client?: TransactionClientContract) =>
    Invitation.valid(client).where({ id, email: user.email })
  const { organizationId } = await ownInvitation().firstOrFail()
  return db.transaction(async (trx) => {
    await lockTeam(trx, organizationId)
    const invitation = await ownInvitation(trx).preload('organization').firstOrFail()
    invitation.acceptedAt = DateTime.utc()
    await invitation.save()
    const { $isLocal: isNew } = await Membership.firstOrCreate(
      { userId: user.id, organizationId },
      { role: invitation.teamRole },
      { client: trx }
    )
    // An existing member keeps their role.
    if (isNew) await recordJoin(trx, invitation, user.id)
    return invitation
  })
}

async function recordJoin(
  trx: TransactionClientContract,
  { organizationId, teamRole }: Invitation,
  id: number
) {
  const after = { role: TEAM_ROLE_LABELS[teamRole].name }
  await recordTeamActivityIn(trx, organizationId, id, {
    verb: 'join',
    subject: { kind: 'user', id },
    after,
  })
}

/**
 * Limits invitations by business and recipient, so that nobody can spam through us. Counts before
 * sending, so that concurrent requests count too. Throws E_TOO_MANY_REQUESTS.
 */
async function throttleInvitation({ organization }: Caller, email: string) {
  const person = keyedHash('invitations', email)
  for (const { key, requests } of [
    { key: `invitations:${organization.id}:${person}`, requests: 3 },
    { key: `invitations:${organization.id}`, requests: 50 },
    { key: `invitations:to:${person}`, requests: 10 },
  ]) {
    await limiter.use({ requests, duration: '1 hour' }).consume(key)
  }
}
