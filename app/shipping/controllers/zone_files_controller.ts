import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/caller'
import { sendCsv } from '#shared/csv_file'
import Courier from '#shipping/models/courier'
import { countLine } from '#shipping/tariff_files/changes'
import { loadZones } from '#shipping/tariff_files/load_zones'
import { receivedCsv } from '#shipping/tariff_files/received_csv'
import { zonesCsv } from '#shipping/tariff_files/zones_csv'
import { tariffFileValidator } from '#shipping/validators/tariff_file'

export default class ZoneFilesController {
  async show(ctx: HttpContext) {
    const { code } = await Courier.findOrFail(ctx.params.courier)
    return sendCsv(ctx, `zones-${code.toLowerCase()}.csv`, await zonesCsv(code))
  }

  /** Saves the difference that a preview has shown. */
  async store(ctx: HttpContext) {
    const { code: courierCode } = await Courier.findOrFail(ctx.params.courier)
    const { base } = await tariffFileValidator.validate(ctx.request.qs())
    const file = await receivedCsv(ctx.request)
    const changes = await loadZones(file, { courierCode, base, caller: callerOf(ctx) })
    return { message: `${countLine('Zones', changes)}.`, warnings: changes.warnings.slice(0, 100) }
  }
}
