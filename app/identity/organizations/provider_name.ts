import brand from '#config/brand'
import Organization, { PROVIDER_ORGANIZATION_ID } from '#identity/organizations/models/organization'

/** Names the provider's organization after the brand. */
export async function syncProviderName() {
  const { name } = brand
  await Organization.query()
    .where('id', PROVIDER_ORGANIZATION_ID)
    .whereNot({ name })
    .update({ name })
}
