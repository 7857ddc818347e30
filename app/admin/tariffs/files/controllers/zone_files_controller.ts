import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { sendCsv } from '#shared/http/controllers/send_csv'
import Courier from '#shipping/pricing/models/courier'
import { countLine } from '#admin/tariffs/files/file_changes'
import { loadZones } from '#admin/tariffs/files/load_zones'
import { receivedCsv } from '#admin/tariffs/files/received_csv'
import { zonesCsv } from '#admin/tariffs/files/zones_csv'
import { tariffFileValidator } from '#admin/tariffs/files/tariff_file_validator'
import { askedTariff } from '#admin/tariffs/versions/controllers/asked_tariff'

export default class ZoneFilesController {
  async show(ctx: HttpContext) {
    const { code } = await Courier.findOrFail(ctx.params.courier)
    return sendCsv(
      ctx,
      `zones-${code.toLowerCase()}.csv`,
      await zonesCsv(code, await askedTariff(ctx))
    )
  }

  /** Saves the difference that a preview has shown. */
  async store(ctx: HttpContext) {
    const { code: courierCode } = await Courier.findOrFail(ctx.params.courier)
    const { base } = await tariffFileValidator.validate(ctx.request.qs())
    const file = await receivedCsv(ctx.request)
    const changes = await loadZones(file, {
      ...{ courierCode, base, tariff: await askedTariff(ctx), caller: callerOf(ctx) },
    })
    return { message: `${countLine('Zones', changes)}.`, warnings: changes.warnings.slice(0, 100) }
  }
}
