import type { HttpContext } from '@adonisjs/core/http'
import { answerOrSendForApproval } from '#identity/approvals/controllers/approvable_answer'
import { readApprovalRequester } from '#identity/approvals/controllers/approval_requester'
import { publishIfUnchanged } from '#admin/tariffs/versions/version_approval'
import { publishResponse } from '#admin/tariffs/versions/controllers/publish_response'
import { publicationValidator } from '#admin/tariffs/versions/version_validator'

export default class VersionPublicationsController {
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(publicationValidator)
    const { startsAt = null, replace = false, seen = null } = input
    const publication = { id: Number(ctx.params.id), startsAt, replace, seen }
    const outcome = await publishIfUnchanged(await readApprovalRequester(ctx), publication)
    return answerOrSendForApproval(ctx, outcome, (done) => publishResponse(ctx, done))
  }
}
