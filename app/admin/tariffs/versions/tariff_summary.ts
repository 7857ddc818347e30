import TariffVersion from '#admin/tariffs/versions/tariff_version'
import type { TariffId } from '#admin/tariffs/versions/tariff_scope'

/** The version that a screen of zones or rates shows in place of what is live. Throws E_ROW_NOT_FOUND. */
export async function loadTariffSummary(id: TariffId) {
  if (id === null) return null
  const { name, state } = await TariffVersion.findOrFail(id)
  return { id, name, isDraft: state === 'draft' }
}
