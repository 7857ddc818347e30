import type Organization from '#identity/organizations/models/organization'
import User from '#identity/accounts/models/user'
import { checkDomain } from '#branding/domains/check_domains'
import OwnDomain from '#branding/domains/own_domain'
import type { DnsServer } from '#tests/support/fakes/dns_server'

export const HOST = 'track.ankarahouse.ng'

/** The target of ACME Foods' domain. */
export const TARGET = 'acme.localhost'

/** A domain that was added and not checked yet. */
export async function addedDomain({ id: organizationId }: Organization, host = HOST) {
  const { id: addedBy } = await User.findByOrFail('email', 'owner@acme.test')
  return OwnDomain.create({ organizationId, host, addedBy })
}

/** A domain whose record was found correct. */
export async function verifiedDomain(business: Organization, dns: DnsServer, host = HOST) {
  dns.say(host, { cname: `${business.subdomain}.localhost` })
  const domain = await checkDomain(await addedDomain(business, host))
  return domain!
}
