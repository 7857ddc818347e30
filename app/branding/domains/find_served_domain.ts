import type Organization from '#identity/organizations/models/organization'
import OwnDomain from '#branding/domains/own_domain'

export async function findServedDomain({
  id: organizationId,
}: Organization): Promise<string | null> {
  const domain = await OwnDomain.query()
    .where({ organizationId })
    .whereNotNull('verifiedAt')
    .first()
  return domain?.host ?? null
}
