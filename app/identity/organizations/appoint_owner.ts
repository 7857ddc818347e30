import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Caller } from '#identity/sessions/caller'
import OwnerNamedMail from '#identity/organizations/mails/owner_named_mail'
import Membership from '#identity/organizations/models/membership'
import type Organization from '#identity/organizations/models/organization'
import User from '#identity/accounts/models/user'
import { saveOpenInvitation } from '#identity/organizations/invitations'
import { lockTeam } from '#identity/organizations/team'
import { DomainError } from '#shared/errors/domain_error'
import type { PlatformEmail } from '#shared/mail/platform_email'

class OwnerCannotSignIn extends DomainError {
  constructor(email: string) {
    super(
      'E_CONFLICT',
      `${email} is blocked or deactivated, so it cannot own a business.`,
      'ownerEmail'
    )
  }
}

export interface AppointedOwner {
  as: string
  /** The e-mail to send after the commit; null if nothing changed. */
  email: PlatformEmail | null
}

/** Confirmed accounts become owners at once; others get an invitation. Throws OwnerCannotSignIn. */
export async function appointOwner(
  trx: TransactionClientContract,
  by: Caller,
  organization: Organization,
  email: string
): Promise<AppointedOwner> {
  await lockTeam(trx, organization.id)
  const user = await User.query({ client: trx }).where('email', email).first()
  if (user && (user.blockedAt || user.deactivatedAt)) throw new OwnerCannotSignIn(email)
  return user?.emailVerifiedAt
    ? promoteToOwner(trx, by, organization, user)
    : inviteOwner(trx, by, organization, email)
}

async function promoteToOwner(
  trx: TransactionClientContract,
  by: Caller,
  organization: Organization,
  user: User
): Promise<AppointedOwner> {
  const [userId, organizationId] = [user.id, organization.id]
  const place = await Membership.query({ client: trx }).where({ userId, organizationId }).first()
  const as = `${user.email} (owner)`
  if (place?.isOwner) return { as, email: null }
  await Membership.updateOrCreate({ userId, organizationId }, { role: 'owner' }, { client: trx })
  return { as, email: new OwnerNamedMail(user, { by, organization }) }
}

async function inviteOwner(
  trx: TransactionClientContract,
  by: Caller,
  organization: Organization,
  email: string
): Promise<AppointedOwner> {
  const { invitationEmail } = await saveOpenInvitation(
    trx,
    new Caller(by.user, organization),
    email,
    'owner'
  )
  return { as: `${email} (invited)`, email: invitationEmail }
}
