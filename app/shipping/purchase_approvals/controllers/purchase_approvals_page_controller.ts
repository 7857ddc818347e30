import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { findOwnMembership } from '#identity/organizations/team'
import PurchaseApprovalTransformer from '#shipping/purchase_approvals/purchase_approval_transformer'
import { listPurchases } from '#shipping/purchase_approvals/purchase_list'

export default class PurchaseApprovalsPageController {
  async render(ctx: HttpContext) {
    const place = await findOwnMembership(callerOf(ctx))
    const { isOwner } = place
    return ctx.inertia.render('shipping/purchase_approvals/purchase_approvals', {
      isOwner,
      requests: PurchaseApprovalTransformer.transform(await listPurchases(place)),
    })
  }
}
