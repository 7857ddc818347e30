import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { pageQuestion } from '#shared/http/controllers/page_question'
import { compareVersion } from '#admin/tariffs/versions/comparing'
import DifferenceTransformer from '#admin/tariffs/versions/difference_transformer'
import { liveVersion, requireVersion } from '#admin/tariffs/versions/version_list'
import VersionTransformer from '#admin/tariffs/versions/version_transformer'
import { differencesValidator } from '#admin/tariffs/versions/version_validator'

const PER_PAGE = 25

export default class TariffVersionPageController {
  async render(ctx: HttpContext) {
    const { page = 1 } = await pageQuestion(ctx, differencesValidator)
    const version = await requireVersion(ctx.params.id)
    const live = await liveVersion()
    const changes = async () => {
      const { differences, total, conflicts } = await db.transaction((trx) =>
        compareVersion(trx, version, { page, perPage: PER_PAGE })
      )
      const metadata = { total, conflicts, page, perPage: PER_PAGE }
      return DifferenceTransformer.paginate(differences, metadata)
    }
    return ctx.inertia.render('admin/tariffs/versions/tariff_version', {
      version: VersionTransformer.transform(version).useVariant('forPage'),
      live: live && VersionTransformer.transform(live).useVariant('forPage'),
      ...(version.state !== 'discarded' && {
        changes: ctx.inertia.defer(changes, { rescue: true }),
      }),
    })
  }
}
