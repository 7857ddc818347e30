import { BaseTransformer } from '@adonisjs/core/transformers'
import { withoutIndex } from '#shared/http/indexed_rows'
import ZoneTransformer from '#admin/tariffs/zones/zone_transformer'
import type { NamedMember, ZoneRow } from '#admin/tariffs/zones/zone_search'

export default class ShownZoneTransformer extends BaseTransformer<{
  zone: ZoneRow
  members: NamedMember[]
}> {
  toObject() {
    const { zone, members } = this.resource
    return { zone: ZoneTransformer.transform(withoutIndex(zone)), members }
  }
}
