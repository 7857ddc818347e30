import type { HttpContext } from '@adonisjs/core/http'
import CheckedTariffTransformer from '#admin/tariffs/checks/checked_tariff_transformer'
import { checkVersion } from '#admin/tariffs/checks/checking'
import { requireVersion } from '#admin/tariffs/versions/version_list'

export default class VersionChecksController {
  async store(ctx: HttpContext) {
    const checked = await checkVersion(await requireVersion(ctx.params.id))
    return ctx.serialize(CheckedTariffTransformer.transform(checked))
  }
}
