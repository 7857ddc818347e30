import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { alone } from '#shared/http/numbered'
import type { ZoneKind } from '#shipping/places/zone'
import Courier from '#shipping/pricing/models/courier'
import ZoneTransformer from '#admin/tariffs/zones/zone_transformer'
import { requireZone, zoneRowOf, type ZoneRow } from '#admin/tariffs/zones/zone_search'
import { sheetEntries } from '#admin/tariffs/sheets/kept_sheets'
import { replacedSheet } from '#admin/tariffs/sheets/replaced_sheet'
import { readSheet } from '#admin/tariffs/sheets/saved_sheet'
import SheetEntryTransformer from '#admin/tariffs/sheets/sheet_entry_transformer'
import { rateJson } from '#admin/tariffs/sheets/sheet_json'
import { askedTariff } from '#admin/tariffs/versions/controllers/asked_tariff'
import { inTariff, type TariffId } from '#admin/tariffs/versions/in_tariff'
import { shownTariff } from '#admin/tariffs/versions/shown_tariff'

const KIND_NAMES: Record<ZoneKind, string> = {
  export: 'Export',
  import: 'Import',
  local: 'Local',
  city: 'City',
}

export default class ZoneRatesPageController {
  async render(ctx: HttpContext) {
    const { inertia, params, request } = ctx
    const kind: ZoneKind = params.kind
    const tariff = await askedTariff(ctx)
    const zone = await zoneIn(tariff, params.id, kind)
    const courier = await Courier.findOrFail(zone.courierCode)
    const history = String(request.qs().history ?? '')
    const versions = async () =>
      SheetEntryTransformer.transform(await sheetEntries(zone.id, tariff))
    return inertia.render('admin/tariffs/zone_rates', {
      kind,
      title: [courier.name, zone.description, KIND_NAMES[kind], zone.billingGroupName]
        .filter(Boolean)
        .join(' - '),
      zone: ZoneTransformer.transform(alone(zone)),
      list: listOf(zone, tariff),
      tariff: await shownTariff(tariff),
      sheet: inertia.defer(() => sheetOf(zone.id, tariff), { rescue: true }),
      ...(history && { versions: inertia.defer(versions, { rescue: true }) }),
      ...(/^\d{1,9}$/.test(history) && {
        replaced: inertia.defer(() => replacedOf(zone.id, Number(history), tariff), {
          rescue: true,
        }),
      }),
    })
  }
}

function zoneIn(tariff: TariffId, id: number, kind: ZoneKind): Promise<ZoneRow> {
  return inTariff(tariff, async (client) => {
    const zone = await requireZone(id, [kind], client)
    return zoneRowOf(zone.id, client)
  })
}

/** The address under which the zone is found. */
function listOf(zone: ZoneRow, version: TariffId): string {
  const { kind, courierCode: courier, countryCode: country, stateCode } = zone
  const state = stateCode && { state: stateCode }
  const geography = (kind === 'export' || kind === 'import') && { geography: 'all' }
  return urlFor(
    'admin.zones',
    { kind },
    {
      qs: { courier, country, ...state, ...geography, ...(version && { version }) },
    }
  )
}

async function replacedOf(id: number, version: number, tariff: TariffId) {
  return { version, ...(await replacedSheet(id, version, tariff)) }
}

async function sheetOf(id: number, tariff: TariffId) {
  const { zone, version, rows } = await readSheet(id, tariff)
  const savedAt = zone.ratesSavedAt?.toISO() ?? null
  return { data: rows.map(rateJson), version, savedBy: zone.ratesSaver?.fullName ?? null, savedAt }
}
