import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import Courier from '#shipping/pricing/models/courier'
import { importZones } from '#admin/tariffs/files/import_zones'
import { readUploadedCsv } from '#admin/tariffs/files/uploaded_csv'
import FileChangesTransformer from '#admin/tariffs/files/file_changes_transformer'
import { readRequestedTariff } from '#admin/tariffs/versions/controllers/requested_tariff'

export default class ZoneFilePreviewsController {
  async store(ctx: HttpContext) {
    const { code: courierCode } = await Courier.findOrFail(ctx.params.courier)
    const file = await readUploadedCsv(ctx.request)
    const tariff = await readRequestedTariff(ctx)
    const asked = { courierCode, dryRun: true, tariff, caller: callerOf(ctx) }
    const changes = await importZones(file, asked)
    return ctx.serialize(FileChangesTransformer.transform(changes))
  }
}
