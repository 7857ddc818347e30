import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { ZONE_KINDS } from '#shipping/places/zone'
import Courier from '#shipping/pricing/models/courier'
import { sendCsv } from '#shared/http/controllers/send_csv'
import FileChangesTransformer from '#admin/tariffs/files/file_changes_transformer'
import { importSummary } from '#admin/tariffs/files/file_changes'
import { importRates } from '#admin/tariffs/files/import_rates'
import type { RateScope } from '#admin/tariffs/files/rate_rows'
import { readUploadedCsv } from '#admin/tariffs/files/uploaded_csv'
import { exportRatesCsv } from '#admin/tariffs/files/tariff_csv'
import { tariffFileValidator } from '#admin/tariffs/files/tariff_file_validator'
import { readRequestedTariff } from '#admin/tariffs/versions/controllers/requested_tariff'
import { withTariff, type TariffId } from '#admin/tariffs/versions/tariff_scope'
import { requireZone } from '#admin/tariffs/zones/zone_search'

export default class RateFilesController {
  async show(ctx: HttpContext) {
    const { tariff, scope } = await readRateScope(ctx)
    const of = scope.courierCode?.toLowerCase() ?? `zone-${scope.zoneId}`
    return sendCsv(ctx, `rates-${of}.csv`, await exportRatesCsv(scope, tariff))
  }

  async preview(ctx: HttpContext) {
    const asked = { ...(await readRateScope(ctx)), dryRun: true, caller: callerOf(ctx) }
    const changes = await importRates([await readUploadedCsv(ctx.request)], asked)
    return ctx.serialize(FileChangesTransformer.transform(changes))
  }

  async store(ctx: HttpContext) {
    const asked = { ...(await readRateScope(ctx)), caller: callerOf(ctx) }
    const { base } = await tariffFileValidator.validate(ctx.request.qs())
    const changes = await importRates([await readUploadedCsv(ctx.request)], { ...asked, base })
    return {
      message: `${importSummary('Rates', changes)}.`,
      warnings: changes.warnings.slice(0, 100),
    }
  }
}

type RequestedRates = { tariff: TariffId; scope: RateScope }

/** Resolves the zone or courier in the path. Throws E_ROW_NOT_FOUND for an unknown one. */
async function readRateScope(ctx: HttpContext): Promise<RequestedRates> {
  const { id, courier } = ctx.params
  const tariff = await readRequestedTariff(ctx)
  if (courier) {
    const { code: courierCode } = await Courier.findOrFail(courier)
    return { tariff, scope: { courierCode } }
  }
  const zone = await withTariff(tariff, (client) => requireZone(id, ZONE_KINDS, client))
  return { tariff, scope: { zoneId: zone.id } }
}
