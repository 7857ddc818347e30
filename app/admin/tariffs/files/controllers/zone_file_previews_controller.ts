import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import Courier from '#shipping/pricing/models/courier'
import { loadZones } from '#admin/tariffs/files/load_zones'
import { receivedCsv } from '#admin/tariffs/files/received_csv'
import FileChangesTransformer from '#admin/tariffs/files/file_changes_transformer'
import { askedTariff } from '#admin/tariffs/versions/controllers/asked_tariff'

export default class ZoneFilePreviewsController {
  /** What saving the file would change. Nothing is saved. */
  async store(ctx: HttpContext) {
    const { code: courierCode } = await Courier.findOrFail(ctx.params.courier)
    const file = await receivedCsv(ctx.request)
    const tariff = await askedTariff(ctx)
    const asked = { courierCode, dryRun: true, tariff, caller: callerOf(ctx) }
    const changes = await loadZones(file, asked)
    return ctx.serialize(FileChangesTransformer.transform(changes))
  }
}
