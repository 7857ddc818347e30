import type { HttpContext } from '@adonisjs/core/http'
import CheckedTariffTransformer from '#admin/tariffs/checks/checked_tariff_transformer'
import { checkVersion } from '#admin/tariffs/checks/check_version'
import { requireTariffVersion } from '#admin/tariffs/versions/version_list'

export default class VersionChecksController {
  async store(ctx: HttpContext) {
    const checked = await checkVersion(await requireTariffVersion(ctx.params.id))
    return ctx.serialize(CheckedTariffTransformer.transform(checked))
  }
}
