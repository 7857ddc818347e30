import type { HttpContext } from '@adonisjs/core/http'
import { readPageQuery } from '#shared/http/controllers/page_query'
import {
  CELLS_PER_PAGE,
  compareZone,
  withComparableVersion,
} from '#admin/tariffs/versions/comparison/compare_versions'
import CellTransformer from '#admin/tariffs/versions/comparison/cell_transformer'
import ZoneDifferenceTransformer from '#admin/tariffs/versions/comparison/zone_difference_transformer'
import { requireTariffVersion } from '#admin/tariffs/versions/version_list'
import VersionTransformer from '#admin/tariffs/versions/version_transformer'
import { differencesValidator } from '#admin/tariffs/versions/version_validator'

export default class ChangedZonePageController {
  async render(ctx: HttpContext) {
    const { page = 1 } = await readPageQuery(ctx, differencesValidator)
    const { id, zoneId } = ctx.params
    const found = await withComparableVersion(id, (trx, version) =>
      compareZone(trx, version, { zoneId, page })
    )
    const { cells, cellCount: total } = found
    return ctx.inertia.render('admin/tariffs/versions/changed_zone', {
      version: VersionTransformer.transform(await requireTariffVersion(id)).useVariant('forPage'),
      zone: ZoneDifferenceTransformer.transform(found).useVariant('forPage'),
      cells: CellTransformer.paginate(cells, { total, page, perPage: CELLS_PER_PAGE }),
    })
  }
}
