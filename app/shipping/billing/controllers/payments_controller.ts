import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readCommand } from '#identity/sessions/controllers/request_command'
import { runOnce } from '#shared/idempotency/idempotent_command'
import { parsePayingBalance } from '#wallet/ledger/pay_from_wallet'
import ShipmentPaid from '#shipping/shipment/events/shipment_paid'
import { payShipment } from '#shipping/billing/pay_shipment'
import { paymentValidator } from '#shipping/billing/validators/payment'

export default class PaymentsController {
  async store(ctx: HttpContext) {
    const { ref, balance } = ctx.params
    const from = parsePayingBalance(balance)
    const { amount } = await ctx.request.validateUsing(paymentValidator)
    const { shipmentId, trackingNumber } = await runOnce(await readCommand(ctx), (trx) =>
      payShipment(trx, callerOf(ctx), ref, { balance: from, shown: amount })
    )
    await ShipmentPaid.dispatch(shipmentId)
    const message = `Payment received. Your tracking number is ${trackingNumber}.`
    return { message, data: { trackingNumber } }
  }
}
