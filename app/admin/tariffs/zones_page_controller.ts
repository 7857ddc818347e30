import type { HttpContext } from '@adonisjs/core/http'
import type { ZoneKind } from '#shipping/places/zone'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import ZoneTransformer from '#admin/tariffs/zones/zone_transformer'
import { zoneRowOf } from '#admin/tariffs/zones/zone_search'
import { alone } from '#shared/http/numbered'
import { zoneLists } from '#admin/tariffs/zone_lists'

export default class ZonesPageController {
  async render({ inertia, params, request }: HttpContext) {
    const kind: ZoneKind = params.kind
    const priced = await namedZone(kind, request.qs().zone)
    return inertia.render('admin/tariffs/zones', {
      kind,
      lists: await zoneLists(kind),
      priced: ZoneTransformer.transform(priced),
    })
  }
}

/** An address may lead to the rates of one zone; to the search where that zone is gone. */
async function namedZone(kind: ZoneKind, id: unknown) {
  if (typeof id !== 'string' || !/^\d{1,15}$/.test(id)) return null
  const zone = await ShippingZone.query().where({ id, kind }).whereNull('archivedAt').first()
  return zone && alone(await zoneRowOf(zone.id))
}
