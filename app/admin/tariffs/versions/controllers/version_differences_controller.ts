import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { compareVersion } from '#admin/tariffs/versions/comparing'
import DifferenceTransformer from '#admin/tariffs/versions/difference_transformer'
import { requireVersion } from '#admin/tariffs/versions/version_list'
import { differencesValidator } from '#admin/tariffs/versions/version_validator'

const PER_PAGE = 25

export default class VersionDifferencesController {
  /** What a draft would change on the live tariff, or what a version that was live changed. */
  async index(ctx: HttpContext) {
    const { page = 1 } = await ctx.request.validateUsing(differencesValidator)
    const version = await requireVersion(ctx.params.id)
    const { differences, total, conflicts } = await db.transaction((trx) =>
      compareVersion(trx, version, { page, perPage: PER_PAGE })
    )
    const { data } = await ctx.serialize(DifferenceTransformer.transform(differences))
    return { data, page, perPage: PER_PAGE, total, conflicts }
  }
}
