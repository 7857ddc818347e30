import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { sendCsv } from '#shared/http/controllers/send_csv'
import Courier from '#shipping/pricing/models/courier'
import { importSummary } from '#admin/tariffs/files/file_changes'
import { importZones } from '#admin/tariffs/files/import_zones'
import { readUploadedCsv } from '#admin/tariffs/files/uploaded_csv'
import { exportZonesCsv } from '#admin/tariffs/files/zones_csv'
import { tariffFileValidator } from '#admin/tariffs/files/tariff_file_validator'
import { readRequestedTariff } from '#admin/tariffs/versions/controllers/requested_tariff'

export default class ZoneFilesController {
  async show(ctx: HttpContext) {
    const { code } = await Courier.findOrFail(ctx.params.courier)
    return sendCsv(
      ctx,
      `zones-${code.toLowerCase()}.csv`,
      await exportZonesCsv(code, await readRequestedTariff(ctx))
    )
  }

  async store(ctx: HttpContext) {
    const { code: courierCode } = await Courier.findOrFail(ctx.params.courier)
    const { base } = await tariffFileValidator.validate(ctx.request.qs())
    const file = await readUploadedCsv(ctx.request)
    const changes = await importZones(file, {
      courierCode,
      base,
      tariff: await readRequestedTariff(ctx),
      caller: callerOf(ctx),
    })
    return {
      message: `${importSummary('Zones', changes)}.`,
      warnings: changes.warnings.slice(0, 100),
    }
  }
}
