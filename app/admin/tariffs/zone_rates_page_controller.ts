import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { withoutIndex } from '#shared/http/indexed_rows'
import type { ZoneKind } from '#shipping/places/zone'
import Courier from '#shipping/pricing/models/courier'
import { isInternational, zoneTitle } from '#admin/tariffs/zones/rules/zone_kinds'
import ZoneTransformer from '#admin/tariffs/zones/zone_transformer'
import { requireZone, loadZoneRow, type ZoneRow } from '#admin/tariffs/zones/zone_search'
import { listSheetVersions } from '#admin/tariffs/sheets/sheet_versions'
import { readRateSheet, readReplacedSheet } from '#admin/tariffs/sheets/read_rate_sheet'
import SheetEntryTransformer from '#admin/tariffs/sheets/sheet_entry_transformer'
import { readRequestedTariff } from '#admin/tariffs/versions/controllers/requested_tariff'
import { withTariff, type TariffId } from '#admin/tariffs/versions/tariff_scope'
import { loadTariffSummary } from '#admin/tariffs/versions/tariff_summary'

export default class ZoneRatesPageController {
  async render(ctx: HttpContext) {
    const { inertia, params, request } = ctx
    const kind: ZoneKind = params.kind
    const tariff = await readRequestedTariff(ctx)
    const zone = await loadZoneInTariff(tariff, params.id, kind)
    const { name: courierName } = await Courier.findOrFail(zone.courierCode)
    const history = String(request.qs().history ?? '')
    const versions = async () =>
      SheetEntryTransformer.transform(await listSheetVersions(zone.id, tariff))
    return inertia.render('admin/tariffs/zone_rates', {
      kind,
      title: zoneTitle({ courierName, ...zone, billingGroup: zone.billingGroupName }),
      zone: ZoneTransformer.transform(withoutIndex(zone)),
      list: zoneListUrl(zone, tariff),
      tariff: await loadTariffSummary(tariff),
      sheet: inertia.defer(() => loadSheetProp(zone.id, tariff), { rescue: true }),
      ...(history && { versions: inertia.defer(versions, { rescue: true }) }),
      ...(/^\d{1,9}$/.test(history) && {
        replaced: inertia.defer(() => loadReplacedProp(zone.id, Number(history), tariff), {
          rescue: true,
        }),
      }),
    })
  }
}

function loadZoneInTariff(tariff: TariffId, id: number, kind: ZoneKind): Promise<ZoneRow> {
  return withTariff(tariff, async (client) => {
    const zone = await requireZone(id, [kind], client)
    return loadZoneRow(zone.id, client)
  })
}

function zoneListUrl(zone: ZoneRow, version: TariffId): string {
  const { kind, courierCode: courier, countryCode: country, stateCode } = zone
  const state = stateCode && { state: stateCode }
  const geography = isInternational(kind) && { geography: 'all' }
  return urlFor(
    'admin.zones',
    { kind },
    {
      qs: { courier, country, ...state, ...geography, ...(version && { version }) },
    }
  )
}

async function loadReplacedProp(id: number, version: number, tariff: TariffId) {
  return { version, ...(await readReplacedSheet(id, version, tariff)) }
}

async function loadSheetProp(id: number, tariff: TariffId) {
  const { warnings, ...sheet } = await readRateSheet(id, tariff)
  return sheet
}
