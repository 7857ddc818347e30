import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { commandOf } from '#identity/sessions/controllers/command_of'
import { runOnce } from '#shared/idempotency/idempotent_command'
import { payingBalance } from '#wallet/ledger/payment'
import ShipmentPaid from '#shipping/shipment/events/shipment_paid'
import { payShipment } from '#shipping/billing/payment'
import { paymentValidator } from '#shipping/billing/validators/payment'

export default class PaymentsController {
  async store(ctx: HttpContext) {
    const { ref, balance } = ctx.params
    const from = payingBalance(balance)
    const { amount } = await ctx.request.validateUsing(paymentValidator)
    const { shipmentId, trackingNumber } = await runOnce(await commandOf(ctx), (trx) =>
      payShipment(trx, callerOf(ctx), ref, { balance: from, shown: amount })
    )
    await ShipmentPaid.dispatch(shipmentId)
    const message = `Payment received. Your tracking number is ${trackingNumber}.`
    return { message, data: { trackingNumber } }
  }
}
