import type Organization from '#identity/organizations/models/organization'
import OwnDomain from '#branding/domains/own_domain'

/** The host of its own that the page of a business is on now, or null. */
export async function findServedDomain({
  id: organizationId,
}: Organization): Promise<string | null> {
  const domain = await OwnDomain.query()
    .where({ organizationId })
    .whereNotNull('verifiedAt')
    .first()
  return domain?.host ?? null
}
