import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { sendCsv } from '#shared/http/controllers/send_csv'
import Courier from '#shipping/pricing/models/courier'
import FileChangesTransformer from '#admin/tariffs/files/file_changes_transformer'
import { importSummary } from '#admin/tariffs/files/file_changes'
import { importZones } from '#admin/tariffs/files/import_zones'
import { readUploadedCsv } from '#admin/tariffs/files/uploaded_csv'
import { exportZonesCsv } from '#admin/tariffs/files/tariff_csv'
import { tariffFileValidator } from '#admin/tariffs/files/tariff_file_validator'
import { readRequestedTariff } from '#admin/tariffs/versions/controllers/requested_tariff'

export default class ZoneFilesController {
  async show(ctx: HttpContext) {
    const { courierCode, tariff } = await readZoneScope(ctx)
    const name = `zones-${courierCode.toLowerCase()}.csv`
    return sendCsv(ctx, name, await exportZonesCsv(courierCode, tariff))
  }

  async preview(ctx: HttpContext) {
    const asked = { ...(await readZoneScope(ctx)), dryRun: true, caller: callerOf(ctx) }
    const changes = await importZones(await readUploadedCsv(ctx.request), asked)
    return ctx.serialize(FileChangesTransformer.transform(changes))
  }

  async store(ctx: HttpContext) {
    const asked = { ...(await readZoneScope(ctx)), caller: callerOf(ctx) }
    const { base } = await tariffFileValidator.validate(ctx.request.qs())
    const changes = await importZones(await readUploadedCsv(ctx.request), { ...asked, base })
    return {
      message: `${importSummary('Zones', changes)}.`,
      warnings: changes.warnings.slice(0, 100),
    }
  }
}

async function readZoneScope(ctx: HttpContext) {
  const { code: courierCode } = await Courier.findOrFail(ctx.params.courier)
  return { courierCode, tariff: await readRequestedTariff(ctx) }
}
