import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import InvitationMail from '#identity/organizations/mails/invitation_mail'
import Invitation from '#identity/organizations/models/invitation'
import Membership from '#identity/organizations/models/membership'
import { newToken } from '#identity/accounts/models/one_time_token'
import { countInvitation } from '#identity/organizations/invitation_throttle'
import { asOwner, lockTeam, placeInTeam, requireOwner } from '#identity/organizations/team'
import { recordAct, recordActIn } from '#identity/teams/activity/team_acts'
import { ROLE_WORDS, type TeamRole } from '#identity/teams/rules/team_rights'
import { DomainError } from '#shared/errors/domain_error'
import { sendMail } from '#shared/mail/send_mail'

const INVITATION_DAYS = 7

class AlreadyMember extends DomainError {
  constructor(email: string) {
    super('E_CONFLICT', `${email} is already in the business.`, 'email')
  }
}

/**
 * Asks somebody by mail to join the business. Asking again sends another link, and the earlier one
 * is worth nothing. Whether the address has an account is never told to the one who asks. Throws
 * Forbidden, AlreadyMember and E_TOO_MANY_REQUESTS.
 */
export async function invite(caller: Caller, email: string, role: TeamRole) {
  requireOwner(await placeInTeam(caller))
  await countInvitation(caller, email)
  const { invitation, letter } = await asOwner(caller, async (trx) => {
    await refuseMember(trx, caller, email)
    const opened = await openInvitation(trx, caller, email, role)
    const subject = { kind: 'invitation', id: opened.invitation.id } as const
    const after = { role: ROLE_WORDS[role].name }
    await recordAct(trx, caller, { verb: 'invite', subject, after })
    return opened
  })
  await sendMail(letter)
  return invitation
}

/**
 * The one that is open already, or a new one, to the organization that the caller acts for. An earlier link is worth
 * nothing from then on. The letter is to be sent after the commit.
 */
export async function openInvitation(
  trx: TransactionClientContract,
  caller: Caller,
  email: string,
  role: TeamRole
) {
  const token = newToken()
  const named = { organizationId: caller.organization.id, email }
  const opened = await Invitation.open(trx).where(named).first()
  const invitation = opened ?? new Invitation().useTransaction(trx).merge(named)
  invitation.role = role
  invitation.tokenHash = Invitation.hashOf(token)
  invitation.invitedBy = caller.user.id
  invitation.expiresAt = DateTime.utc().plus({ days: INVITATION_DAYS })
  await invitation.save()
  return { invitation, letter: new InvitationMail(invitation, { caller, token }) }
}

async function refuseMember(trx: TransactionClientContract, caller: Caller, email: string) {
  const member = await Membership.query({ client: trx })
    .where('organizationId', caller.organization.id)
    .whereHas('user', (user) => user.where('email', email))
    .first()
  if (member) throw new AlreadyMember(email)
}

/** Open ones, also those that have expired and can be sent again; newest first. */
export async function invitationsOf(caller: Caller): Promise<Invitation[]> {
  const { organizationId } = await placeInTeam(caller)
  return Invitation.open().where({ organizationId }).preload('inviter').orderBy('id', 'desc')
}

export async function revokeInvitation(caller: Caller, id: number): Promise<Invitation> {
  return asOwner(caller, async (trx) => {
    const invitation = await Invitation.open(trx)
      .where({ id, organizationId: caller.organization.id })
      .firstOrFail()
    invitation.revokedAt = DateTime.utc()
    await recordAct(trx, caller, { verb: 'uninvite', subject: { kind: 'invitation', id } })
    return invitation.save()
  })
}

/** What a link of ours leads to; null when it is unknown, used, withdrawn or expired. */
export function invitationBehind(token: string): Promise<Invitation | null> {
  return Invitation.valid()
    .where('tokenHash', Invitation.hashOf(token))
    .preload('organization')
    .preload('inviter')
    .first()
}

/** Those that wait for a person who has shown that the address is theirs. */
export function invitationsFor({ user }: Caller): Promise<Invitation[]> {
  return Invitation.valid()
    .where('email', user.email)
    .preload('organization')
    .preload('inviter')
    .orderBy('id')
}

/**
 * Joins the business, once. The address decides who may: whoever else has the link may not, so it
 * cannot be passed on. Throws E_ROW_NOT_FOUND for one that is not theirs or no longer valid.
 */
export async function acceptInvitation({ user }: Caller, id: number): Promise<Invitation> {
  const mine = (client?: TransactionClientContract) =>
    Invitation.valid(client).where({ id, email: user.email })
  const { organizationId } = await mine().firstOrFail()
  return db.transaction(async (trx) => {
    await lockTeam(trx, organizationId)
    const invitation = await mine(trx).preload('organization').firstOrFail()
    invitation.acceptedAt = DateTime.utc()
    await invitation.save()
    const { $isLocal: isNew } = await Membership.firstOrCreate(
      { userId: user.id, organizationId },
      { role: invitation.teamRole },
      { client: trx }
    )
    // Whoever was in it already stays what they are.
    if (isNew) await recordJoin(trx, invitation, user.id)
    return invitation
  })
}

async function recordJoin(
  trx: TransactionClientContract,
  { organizationId, teamRole }: Invitation,
  id: number
) {
  const after = { role: ROLE_WORDS[teamRole].name }
  await recordActIn(trx, organizationId, id, { verb: 'join', subject: { kind: 'user', id }, after })
}
