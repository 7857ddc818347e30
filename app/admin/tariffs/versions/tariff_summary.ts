import TariffVersion from '#admin/tariffs/versions/tariff_version'
import type { TariffId } from '#admin/tariffs/versions/tariff_scope'

export async function loadTariffSummary(id: TariffId) {
  if (id === null) return null
  const { name, state } = await TariffVersion.findOrFail(id)
  return { id, name, isDraft: state === 'draft' }
}
