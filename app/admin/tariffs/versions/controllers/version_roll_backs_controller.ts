import type { HttpContext } from '@adonisjs/core/http'
import { performOrAsk } from '#identity/approvals/asking'
import { answered } from '#identity/approvals/controllers/answered'
import { askingOf } from '#identity/approvals/controllers/asking_of'
import versions from '#admin/tariffs/versions/version_approval'
import { answerOf } from '#admin/tariffs/versions/controllers/version_answer'
import { rollBackValidator } from '#admin/tariffs/versions/version_validator'

export default class VersionRollBacksController {
  /** Answers the version that is live then, or the draft whose start was cancelled. */
  async store(ctx: HttpContext) {
    const { live: seen = null } = await ctx.request.validateUsing(rollBackValidator)
    const command = { act: 'roll_back' as const, id: Number(ctx.params.id), seen }
    const outcome = await performOrAsk(await askingOf(ctx), versions, command)
    return answered(ctx, outcome, (done) => answerOf(ctx, done))
  }
}
