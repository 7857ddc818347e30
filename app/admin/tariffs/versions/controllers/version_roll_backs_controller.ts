import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { rollBack } from '#admin/tariffs/versions/publishing'
import { requireVersion } from '#admin/tariffs/versions/version_list'
import VersionTransformer from '#admin/tariffs/versions/version_transformer'
import { rollBackValidator } from '#admin/tariffs/versions/version_validator'

export default class VersionRollBacksController {
  /** Answers the version that is live then, or the draft whose start was cancelled. */
  async store(ctx: HttpContext) {
    const { live: seen = null } = await ctx.request.validateUsing(rollBackValidator)
    const { id } = await rollBack(callerOf(ctx), { id: ctx.params.id, seen })
    const version = await requireVersion(id)
    const { data } = await ctx.serialize(VersionTransformer.transform(version))
    const message = version.publishedAt
      ? 'The prices are what they were before. Quotes given meanwhile are honoured until they expire.'
      : `"${version.name}" is a draft again and does not start.`
    return { message, data }
  }
}
