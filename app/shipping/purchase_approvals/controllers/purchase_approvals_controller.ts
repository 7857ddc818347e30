import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { findOwnMembership } from '#identity/organizations/team'
import { requestPurchaseApproval } from '#shipping/purchase_approvals/request_purchase_approval'
import { withdrawPurchase } from '#shipping/purchase_approvals/decide_purchase_approval'
import PurchaseApprovalTransformer from '#shipping/purchase_approvals/purchase_approval_transformer'
import { listPurchases } from '#shipping/purchase_approvals/purchase_list'
import { purchaseValidator } from '#shipping/purchase_approvals/purchase_validators'

export default class PurchaseApprovalsController {
  async index(ctx: HttpContext) {
    const requests = await listPurchases(await findOwnMembership(callerOf(ctx)))
    return ctx.serialize(PurchaseApprovalTransformer.transform(requests))
  }

  async store(ctx: HttpContext) {
    const caller = callerOf(ctx)
    await findOwnMembership(caller)
    const { note = null, ...asked } = await ctx.request.validateUsing(purchaseValidator)
    const { id } = await requestPurchaseApproval(caller, { ...asked, note: note || null })
    ctx.response.status(201)
    return {
      message: 'We have asked the owners. We will e-mail you when one decides.',
      data: { id },
    }
  }

  async destroy(ctx: HttpContext) {
    await withdrawPurchase(callerOf(ctx), ctx.params.id)
    return { message: 'Your request is withdrawn.' }
  }
}
