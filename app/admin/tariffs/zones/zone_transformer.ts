import { BaseTransformer } from '@adonisjs/core/transformers'
import type { IndexedRow } from '#shared/http/indexed_rows'
import { formatKobo } from '#shared/money/rules/money'
import type { SheetSums } from '#admin/tariffs/zones/zone_list'
import { GEOGRAPHY_NAMES } from '#admin/tariffs/zones/rules/zone_kinds'
import type { ZoneRow } from '#admin/tariffs/zones/zone_search'

/** `geographyCode` is empty for worldwide and domestic zones. */
export default class ZoneTransformer extends BaseTransformer<
  IndexedRow<ZoneRow & Partial<SheetSums>>
> {
  toObject() {
    const { index, row: zone } = this.resource
    return {
      index,
      id: zone.id,
      kind: zone.kind,
      description: zone.description,
      courierCode: zone.courierCode,
      originCountryCode: zone.countryCode,
      originStateCode: zone.stateCode,
      geographyCode: zone.geography === 'all' || zone.geography === null ? '' : zone.geography,
      geography: zone.geography ? GEOGRAPHY_NAMES[zone.geography] : null,
      billingGroup: zone.billingGroupId,
      billingGroupName: zone.billingGroupName,
      version: zone.version,
    }
  }
  forList() {
    const { bands = 0, lowestKobo = null } = this.resource.row
    return {
      ...this.toObject(),
      bands,
      fromText: lowestKobo === null ? 'No rates' : formatKobo(lowestKobo),
    }
  }
}
