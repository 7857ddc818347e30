import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readCommand } from '#identity/sessions/controllers/request_command'
import { runOnce } from '#shared/idempotency/idempotent_command'
import {
  approvePurchase,
  refusePurchase,
  requirePurchasePaid,
} from '#shipping/purchase_approvals/decide_purchase_approval'
import {
  purchaseApprovalValidator,
  purchaseRefusalValidator,
} from '#shipping/purchase_approvals/purchase_validators'
import ShipmentPaid from '#shipping/shipment/events/shipment_paid'

export default class PurchaseDecisionsController {
  async approve(ctx: HttpContext) {
    const command = await readCommand(ctx)
    const { amount } = await ctx.request.validateUsing(purchaseApprovalValidator)
    const approved = await runOnce(command, (trx) =>
      approvePurchase(trx, callerOf(ctx), ctx.params.id, amount)
    )
    const { shipmentId, trackingNumber } = requirePurchasePaid(approved)
    await ShipmentPaid.dispatch(shipmentId)
    const message = `Approved and paid. The tracking number is ${trackingNumber}.`
    return { message, data: { trackingNumber } }
  }

  async refuse(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(purchaseRefusalValidator)
    await refusePurchase(callerOf(ctx), ctx.params.id, reason)
    return { message: 'Refused. The person who asked gets an e-mail with your reason.' }
  }
}
