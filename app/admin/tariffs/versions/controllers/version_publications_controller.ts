import type { HttpContext } from '@adonisjs/core/http'
import { answered } from '#identity/approvals/controllers/answered'
import { askingOf } from '#identity/approvals/controllers/asking_of'
import { publishSeen } from '#admin/tariffs/versions/version_approval'
import { answerOf } from '#admin/tariffs/versions/controllers/version_answer'
import { publicationValidator } from '#admin/tariffs/versions/version_validator'

export default class VersionPublicationsController {
  async store(ctx: HttpContext) {
    const asked = await ctx.request.validateUsing(publicationValidator)
    const { startsAt = null, replace = false, seen = null } = asked
    const publication = { id: Number(ctx.params.id), startsAt, replace, seen }
    const outcome = await publishSeen(await askingOf(ctx), publication)
    return answered(ctx, outcome, (done) => answerOf(ctx, done))
  }
}
