import type { HttpContext } from '@adonisjs/core/http'
import { pageQuestion } from '#shared/http/controllers/page_question'
import { CELLS_PER_PAGE, compareZone, comparing } from '#admin/tariffs/versions/comparing/comparing'
import CellTransformer from '#admin/tariffs/versions/comparing/cell_transformer'
import DifferenceTransformer from '#admin/tariffs/versions/comparing/difference_transformer'
import { requireVersion } from '#admin/tariffs/versions/version_list'
import VersionTransformer from '#admin/tariffs/versions/version_transformer'
import { differencesValidator } from '#admin/tariffs/versions/version_validator'

/** All rates of one zone that a version changes, a page at a time. */
export default class ChangedZonePageController {
  async render(ctx: HttpContext) {
    const { page = 1 } = await pageQuestion(ctx, differencesValidator)
    const { id, zoneId } = ctx.params
    const found = await comparing(id, (trx, version) => compareZone(trx, version, { zoneId, page }))
    const { cells, cellCount: total } = found
    return ctx.inertia.render('admin/tariffs/versions/changed_zone', {
      version: VersionTransformer.transform(await requireVersion(id)).useVariant('forPage'),
      zone: DifferenceTransformer.transform(found).useVariant('forPage'),
      cells: CellTransformer.paginate(cells, { total, page, perPage: CELLS_PER_PAGE }),
    })
  }
}
