import type Organization from '#identity/organizations/models/organization'
import User from '#identity/accounts/models/user'
import { checkDomain } from '#branding/domains/check_domains'
import OwnDomain from '#branding/domains/own_domain'
import type { DnsServer } from '#tests/support/fakes/dns_server'

export const HOST = 'track.ankarahouse.ng'

/** Where the domain of ACME Foods should lead to. */
export const TARGET = 'acme.localhost'

/** A domain that somebody of the business has added and nobody has looked at. */
export async function addedDomain({ id: organizationId }: Organization, host = HOST) {
  const { id: addedBy } = await User.findByOrFail('email', 'owner@acme.test')
  return OwnDomain.create({ organizationId, host, addedBy })
}

/** One whose record is right, as somebody has seen. */
export async function verifiedDomain(business: Organization, dns: DnsServer, host = HOST) {
  dns.say(host, { cname: `${business.subdomain}.localhost` })
  const domain = await checkDomain(await addedDomain(business, host))
  return domain!
}
