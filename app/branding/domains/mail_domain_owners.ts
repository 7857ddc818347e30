import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#identity/accounts/models/user'
import Membership from '#identity/organizations/models/membership'
import Organization from '#identity/organizations/models/organization'
import { sendMail } from '#shared/mail/send_mail'
import DomainFailingMail from '#branding/domains/mails/domain_failing_mail'
import DomainStoppedMail from '#branding/domains/mails/domain_stopped_mail'
import type OwnDomain from '#branding/domains/own_domain'

const MAILS = { warning: DomainFailingMail, stopped: DomainStoppedMail }

/** Mails the owners and the member who added the domain, within the transaction. */
export async function mailDomainOwners(
  trx: TransactionClientContract,
  domain: OwnDomain,
  news: keyof typeof MAILS
) {
  const { organizationId, addedBy } = domain
  const business = await Organization.findOrFail(organizationId, { client: trx })
  if (!business.active) return
  const members = await Membership.query({ client: trx })
    .where({ organizationId })
    .where((query) => query.where({ role: 'owner' }).orWhere({ userId: addedBy }))
  const ids = members.map(({ userId }) => userId)
  const people = await User.query({ client: trx }).whereIn('id', ids).orderBy('id')
  const Mail = MAILS[news]
  for (const user of people.filter(({ status }) => status === 'ACTIVE')) {
    await sendMail(new Mail(user, { domain, business }), trx)
  }
}
