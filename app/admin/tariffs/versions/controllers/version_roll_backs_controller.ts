import type { HttpContext } from '@adonisjs/core/http'
import { performOrRequestApproval } from '#identity/approvals/request_approval'
import { answerOrSendForApproval } from '#identity/approvals/controllers/approvable_answer'
import { readApprovalRequester } from '#identity/approvals/controllers/approval_requester'
import tariffApproval from '#admin/tariffs/versions/version_approval'
import { publishResponse } from '#admin/tariffs/versions/controllers/publish_response'
import { rollBackValidator } from '#admin/tariffs/versions/version_validator'

export default class VersionRollBacksController {
  /** Responds with the version now live, or with the draft whose start was cancelled. */
  async store(ctx: HttpContext) {
    const { live: seen = null } = await ctx.request.validateUsing(rollBackValidator)
    const command = { act: 'roll_back' as const, id: Number(ctx.params.id), seen }
    const outcome = await performOrRequestApproval(
      await readApprovalRequester(ctx),
      tariffApproval,
      command
    )
    return answerOrSendForApproval(ctx, outcome, (done) => publishResponse(ctx, done))
  }
}
