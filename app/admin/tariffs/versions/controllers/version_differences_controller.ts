import type { HttpContext } from '@adonisjs/core/http'
import { sendListCsv } from '#shared/http/controllers/send_csv'
import {
  CELLS_PER_PAGE,
  compareChanges,
  compareZone,
  withComparableVersion,
} from '#admin/tariffs/versions/comparison/compare_versions'
import {
  streamChangedRates,
  DIFFERENCE_COLUMNS,
} from '#admin/tariffs/versions/comparison/differences_csv'
import ZoneDifferenceTransformer from '#admin/tariffs/versions/comparison/zone_difference_transformer'
import { loadSurchargeDifferences } from '#admin/tariffs/versions/comparison/surcharge_differences'
import SurchargeDifferenceTransformer from '#admin/tariffs/versions/comparison/surcharge_difference_transformer'
import { loadVersionChanges } from '#admin/tariffs/versions/version_changes'
import { requireTariffVersion } from '#admin/tariffs/versions/version_list'
import {
  differencesFileValidator,
  differencesValidator,
} from '#admin/tariffs/versions/version_validator'

const PER_PAGE = 25

export default class VersionDifferencesController {
  /** Lists the changes that a draft would make, or that a published version made. */
  async index(ctx: HttpContext) {
    const { page = 1 } = await ctx.request.validateUsing(differencesValidator)
    const { compared, changed } = await withComparableVersion(
      ctx.params.id,
      async (trx, version) => {
        const changes = await loadVersionChanges(trx, version)
        const shown = await compareChanges(trx, changes, { page, perPage: PER_PAGE })
        return { compared: shown, changed: await loadSurchargeDifferences(trx, changes.surcharges) }
      }
    )
    const { differences, total, conflicts, fingerprint } = compared
    const { data } = await ctx.serialize(ZoneDifferenceTransformer.transform(differences))
    const surcharges = await ctx.serialize(SurchargeDifferenceTransformer.transform(changed))
    const counts = { page, perPage: PER_PAGE, total, conflicts }
    return { data, ...counts, fingerprint, surcharges: surcharges.data }
  }

  async show(ctx: HttpContext) {
    const { page = 1 } = await ctx.request.validateUsing(differencesValidator)
    const { id, zoneId } = ctx.params
    const found = await withComparableVersion(id, (trx, version) =>
      compareZone(trx, version, { zoneId, page })
    )
    const { data } = await ctx.serialize(ZoneDifferenceTransformer.transform(found))
    return { data, page, perPage: CELLS_PER_PAGE, total: found.cellCount }
  }

  async export(ctx: HttpContext) {
    const { zone = null } = await ctx.request.validateUsing(differencesFileValidator)
    const version = await requireTariffVersion(ctx.params.id)
    version.requireKept()
    const name = `tariff-${version.id}-changes.csv`
    return sendListCsv(ctx, name, DIFFERENCE_COLUMNS, streamChangedRates(version.id, zone))
  }
}
