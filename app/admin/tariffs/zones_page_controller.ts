import type { HttpContext } from '@adonisjs/core/http'
import { numbered } from '#shared/http/numbered'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'
import type { ZoneKind } from '#shipping/places/zone'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { zoneLists } from '#admin/tariffs/zone_lists'
import ShownZoneTransformer from '#admin/tariffs/zones/shown_zone_transformer'
import ZoneTransformer from '#admin/tariffs/zones/zone_transformer'
import { askedZones, zonePage } from '#admin/tariffs/zones/zone_list'
import { zoneListValidator } from '#admin/tariffs/zones/zone_list_validator'
import { membersOf, requireZone, zoneRowOf } from '#admin/tariffs/zones/zone_search'
import { askedTariff } from '#admin/tariffs/versions/controllers/asked_tariff'
import { inTariff, type TariffId } from '#admin/tariffs/versions/in_tariff'
import { shownTariff } from '#admin/tariffs/versions/shown_tariff'

export default class ZonesPageController {
  async render(ctx: HttpContext) {
    const { inertia, params, request, response } = ctx
    const kind: ZoneKind = params.kind
    const { zone, detail, edit, delete: deleted } = request.qs()
    const priced = await namedZone(kind, zone)
    if (priced) return response.redirect().toRoute('admin.zone_rates', { kind, id: priced.id })
    const tariff = await askedTariff(ctx)
    const question = await pageQuestion(ctx, zoneListValidator)
    const asked = askedZones(kind, question)
    const zones = async () => {
      const { rows, metadata, skipped } = await inTariff(tariff, (client) =>
        zonePage(asked!, question, client)
      )
      return ZoneTransformer.paginate(numbered(rows, skipped), metadata)
    }
    const shown = [detail, edit, deleted].find(isId)
    return inertia.render('admin/tariffs/zones', {
      kind,
      lists: await zoneLists(kind),
      tariff: await shownTariff(tariff),
      question: understood(ctx, question),
      ...(asked && { zones: inertia.defer(zones, { rescue: true }) }),
      ...(shown && {
        shown: inertia.defer(() => shownZone(kind, shown, tariff), { rescue: true }),
      }),
    })
  }
}

/** The zone that a dialog is about, with the places that it is made of. */
function shownZone(kind: ZoneKind, id: string, tariff: TariffId) {
  return inTariff(tariff, async (client) => {
    const zone = await requireZone(Number(id), [kind], client)
    const members = await membersOf(zone, client)
    return ShownZoneTransformer.transform({ zone: await zoneRowOf(zone.id, client), members })
  })
}

/** Rates had this address before they had one of their own; where the zone is gone, it leads to the search. */
async function namedZone(kind: ZoneKind, id: unknown) {
  if (!isId(id)) return null
  return ShippingZone.query().where({ id, kind }).whereNull('archivedAt').first()
}

function isId(id: unknown): id is string {
  return typeof id === 'string' && /^\d{1,15}$/.test(id)
}
