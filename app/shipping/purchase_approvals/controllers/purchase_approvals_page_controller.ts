import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { findOwnMembership } from '#identity/organizations/team'
import { readApprovalThreshold } from '#identity/teams/member_limits'
import { nairaOrNull } from '#identity/teams/optional_amount'
import PurchaseApprovalTransformer from '#shipping/purchase_approvals/purchase_approval_transformer'
import { listPurchases } from '#shipping/purchase_approvals/purchase_list'

export default class PurchaseApprovalsPageController {
  async render(ctx: HttpContext) {
    const caller = callerOf(ctx)
    const place = await findOwnMembership(caller)
    const { isOwner } = place
    return ctx.inertia.render('shipping/purchase_approvals/purchase_approvals', {
      isOwner,
      approvalAbove: nairaOrNull(await readApprovalThreshold(caller)),
      requests: PurchaseApprovalTransformer.transform(await listPurchases(place)),
    })
  }
}
