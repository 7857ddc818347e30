import type { HttpContext } from '@adonisjs/core/http'
import { performOrAsk } from '#identity/approvals/asking'
import { answered } from '#identity/approvals/controllers/answered'
import { callerOf } from '#identity/sessions/caller'
import versions from '#admin/tariffs/versions/version_approval'
import { answerOf } from '#admin/tariffs/versions/controllers/version_answer'
import { publicationValidator } from '#admin/tariffs/versions/version_validator'

export default class VersionPublicationsController {
  async store(ctx: HttpContext) {
    const { startsAt = null, replace = false } =
      await ctx.request.validateUsing(publicationValidator)
    const command = { act: 'publish' as const, id: Number(ctx.params.id), startsAt, replace }
    const outcome = await performOrAsk(callerOf(ctx), versions, command)
    return answered(ctx, outcome, (done) => answerOf(ctx, done))
  }
}
