import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { compareVersion } from '#admin/tariffs/versions/comparing'
import DifferenceTransformer from '#admin/tariffs/versions/difference_transformer'
import { compareSurcharges } from '#admin/tariffs/versions/surcharge_differences'
import SurchargeDifferenceTransformer from '#admin/tariffs/versions/surcharge_difference_transformer'
import { requireVersion } from '#admin/tariffs/versions/version_list'
import { differencesValidator } from '#admin/tariffs/versions/version_validator'

const PER_PAGE = 25

export default class VersionDifferencesController {
  /** What a draft would change on the live tariff, or what a version that was live changed. */
  async index(ctx: HttpContext) {
    const { page = 1 } = await ctx.request.validateUsing(differencesValidator)
    const version = await requireVersion(ctx.params.id)
    const { compared, changed } = await db.transaction(async (trx) => ({
      compared: await compareVersion(trx, version, { page, perPage: PER_PAGE }),
      changed: await compareSurcharges(trx, version),
    }))
    const { differences, total, conflicts } = compared
    const { data } = await ctx.serialize(DifferenceTransformer.transform(differences))
    const surcharges = await ctx.serialize(SurchargeDifferenceTransformer.transform(changed))
    return { data, page, perPage: PER_PAGE, total, conflicts, surcharges: surcharges.data }
  }
}
