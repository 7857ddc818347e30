import type { HttpContext } from '@adonisjs/core/http'
import { withIndexes } from '#shared/http/indexed_rows'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'
import type { ZoneKind } from '#shipping/places/zone'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { loadZoneLists } from '#admin/tariffs/zone_lists'
import ShownZoneTransformer from '#admin/tariffs/zones/shown_zone_transformer'
import ZoneTransformer from '#admin/tariffs/zones/zone_transformer'
import { chooseZones, loadZonePage } from '#admin/tariffs/zones/zone_list'
import { zoneListValidator } from '#admin/tariffs/zones/zone_list_validator'
import { loadMembers, requireZone, loadZoneRow } from '#admin/tariffs/zones/zone_search'
import { readRequestedTariff } from '#admin/tariffs/versions/controllers/requested_tariff'
import { withTariff, type TariffId } from '#admin/tariffs/versions/tariff_scope'
import { loadTariffSummary } from '#admin/tariffs/versions/tariff_summary'

export default class ZonesPageController {
  async render(ctx: HttpContext) {
    const { inertia, params, request, response } = ctx
    const { zone, detail, edit, delete: deleted } = request.qs()
    const priced = await findZoneFromOldUrl(params.kind, zone)
    if (priced) return response.redirect().toRoute('admin.zone_rates', priced)
    const tariff = await readRequestedTariff(ctx)
    const listQuery = await readPageQuery(ctx, zoneListValidator)
    const asked = await withTariff(tariff, (client) =>
      chooseZones(params.kind ?? null, listQuery, client)
    )
    const { kind, courierCode: courier, countryCode: country } = asked
    if (!params.kind) return response.redirect().withQs().toRoute('admin.zones', { kind })
    const zones = async () => {
      const { rows, metadata, skipped } = await withTariff(tariff, (client) =>
        loadZonePage(asked, listQuery, client)
      )
      return ZoneTransformer.paginate(withIndexes(rows, skipped), metadata).useVariant('forList')
    }
    const shown = [detail, edit, deleted].find(isId)
    return inertia.render('admin/tariffs/zones', {
      kind,
      lists: await loadZoneLists(kind, courier),
      tariff: await loadTariffSummary(tariff),
      listQuery: echoPageQuery(ctx, { ...listQuery, courier, country }),
      zones: inertia.defer(zones, { rescue: true }),
      ...(shown && {
        shown: inertia.defer(() => loadShownZone(kind, shown, tariff), { rescue: true }),
      }),
    })
  }
}

function loadShownZone(kind: ZoneKind, id: string, tariff: TariffId) {
  return withTariff(tariff, async (client) => {
    const zone = await requireZone(Number(id), [kind], client)
    const members = await loadMembers(zone, client)
    return ShownZoneTransformer.transform({ zone: await loadZoneRow(zone.id, client), members })
  })
}

/** Finds the zone in a former address of the rates page; null opens the list. */
async function findZoneFromOldUrl(kind: ZoneKind | undefined, id: unknown) {
  if (!kind || !isId(id)) return null
  const zone = await ShippingZone.query().where({ id, kind }).whereNull('archivedAt').first()
  return zone && { kind, id: zone.id }
}

function isId(id: unknown): id is string {
  return typeof id === 'string' && /^\d{1,15}$/.test(id)
}
