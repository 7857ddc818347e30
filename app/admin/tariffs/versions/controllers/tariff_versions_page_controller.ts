import type { HttpContext } from '@adonisjs/core/http'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'
import { queryTariffVersions, findLiveVersion } from '#admin/tariffs/versions/version_list'
import VersionTransformer from '#admin/tariffs/versions/version_transformer'
import { versionListValidator } from '#admin/tariffs/versions/version_validator'

export default class TariffVersionsPageController {
  async render(ctx: HttpContext) {
    const question = await readPageQuery(ctx, versionListValidator)
    const { page = 1, perPage = 25 } = question
    const versions = async () => {
      const found = await queryTariffVersions(question).paginate(page, perPage)
      return VersionTransformer.paginate(found.all(), found.getMeta()).useVariant('forPage')
    }
    const live = await findLiveVersion()
    return ctx.inertia.render('admin/tariffs/versions/tariff_versions', {
      question: echoPageQuery(ctx, question),
      live: live && VersionTransformer.transform(live).useVariant('forPage'),
      versions: ctx.inertia.defer(versions, { rescue: true }),
    })
  }
}
