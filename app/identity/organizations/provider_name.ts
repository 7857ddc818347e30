import brand from '#config/brand'
import Organization, { PROVIDER_ORGANIZATION_ID } from '#identity/organizations/models/organization'

/** The organization of the staff is called as the platform is. */
export async function syncProviderName() {
  const { name } = brand
  await Organization.query()
    .where('id', PROVIDER_ORGANIZATION_ID)
    .whereNot({ name })
    .update({ name })
}
