import Courier from '#shipping/pricing/models/courier'
import { ZONE_KINDS } from '#shipping/places/zone'
import type { RateScope } from '#admin/tariffs/files/rate_rows'
import { withTariff, type TariffId } from '#admin/tariffs/versions/tariff_scope'
import { requireZone } from '#admin/tariffs/zones/zone_search'

/** Resolves the zone or courier in the path. Throws E_ROW_NOT_FOUND for an unknown one. */
export async function requireRateScope(
  params: { id?: number; courier?: string },
  tariff: TariffId
): Promise<RateScope> {
  if (params.courier) {
    const { code } = await Courier.findOrFail(params.courier)
    return { courierCode: code }
  }
  const { id } = await withTariff(tariff, (client) =>
    requireZone(params.id ?? 0, ZONE_KINDS, client)
  )
  return { zoneId: id }
}

export function rateFileName({ zoneId, courierCode }: RateScope): string {
  return courierCode ? `rates-${courierCode.toLowerCase()}.csv` : `rates-zone-${zoneId}.csv`
}
