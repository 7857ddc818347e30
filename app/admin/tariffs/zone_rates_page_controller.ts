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

const KIND_NAMES: Record<ZoneKind, string> = {
  export: 'Export',
  import: 'Import',
  local: 'Local',
  city: 'City',
}

export default class ZoneRatesPageController {
  async render({ inertia, params, request }: HttpContext) {
    const kind: ZoneKind = params.kind
    const inUse = await requireZone(params.id, [kind])
    const courier = await Courier.findOrFail(inUse.courierCode)
    const zone = await zoneRowOf(inUse.id)
    const history = String(request.qs().history ?? '')
    const versions = async () => SheetEntryTransformer.transform(await sheetEntries(inUse))
    return inertia.render('admin/tariffs/zone_rates', {
      kind,
      title: [courier.name, zone.description, KIND_NAMES[kind], zone.billingGroupName]
        .filter(Boolean)
        .join(' - '),
      zone: ZoneTransformer.transform(alone(zone)),
      list: listOf(zone),
      sheet: inertia.defer(() => sheetOf(zone.id), { rescue: true }),
      ...(history && { versions: inertia.defer(versions, { rescue: true }) }),
      ...(/^\d{1,9}$/.test(history) && {
        replaced: inertia.defer(() => replacedOf(zone.id, Number(history)), { rescue: true }),
      }),
    })
  }
}

/** The address under which the zone is found. */
function listOf({ kind, courierCode: courier, countryCode: country, stateCode }: ZoneRow): string {
  const state = stateCode && { state: stateCode }
  const geography = (kind === 'export' || kind === 'import') && { geography: 'all' }
  return urlFor('admin.zones', { kind }, { qs: { courier, country, ...state, ...geography } })
}

async function replacedOf(id: number, version: number) {
  return { version, ...(await replacedSheet(id, version)) }
}

async function sheetOf(id: number) {
  const { zone, version, rows } = await readSheet(id)
  const savedAt = zone.ratesSavedAt?.toISO() ?? null
  return { data: rows.map(rateJson), version, savedBy: zone.ratesSaver?.fullName ?? null, savedAt }
}
