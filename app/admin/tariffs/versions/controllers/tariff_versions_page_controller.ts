import type { HttpContext } from '@adonisjs/core/http'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'
import TariffInForceTransformer from '#admin/tariffs/versions/tariff_in_force_transformer'
import { loadTariffInForce, queryTariffVersions } from '#admin/tariffs/versions/version_list'
import VersionTransformer from '#admin/tariffs/versions/version_transformer'
import { versionListValidator } from '#admin/tariffs/versions/version_validator'

export default class TariffVersionsPageController {
  async render(ctx: HttpContext) {
    const listQuery = await readPageQuery(ctx, versionListValidator)
    const { page = 1, perPage = 25 } = listQuery
    const versions = async () => {
      const found = await queryTariffVersions(listQuery).paginate(page, perPage)
      return VersionTransformer.paginate(found.all(), found.getMeta()).useVariant('forPage')
    }
    const inForce = await loadTariffInForce()
    return ctx.inertia.render('admin/tariffs/versions/tariff_versions', {
      listQuery: echoPageQuery(ctx, listQuery),
      inForce: inForce && TariffInForceTransformer.transform(inForce),
      versions: ctx.inertia.defer(versions, { rescue: true }),
    })
  }
}
