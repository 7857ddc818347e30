import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/caller'
import { runOnce } from '#wallet/idempotent_command'
import { payingBalance } from '#wallet/payment'
import ShipmentPaid from '#shipping/events/shipment_paid'
import BookWithCourierJob from '#shipping/jobs/book_with_courier_job'
import { payShipment } from '#shipping/payment'
import { paymentValidator } from '#shipping/validators/payment'

export default class PaymentsController {
  async store(ctx: HttpContext) {
    const { ref, balance } = ctx.params
    const from = payingBalance(balance)
    const { amount } = await ctx.request.validateUsing(paymentValidator)
    const { shipmentId, trackingNumber } = await runOnce(ctx, (trx) =>
      payShipment(trx, callerOf(ctx), ref, { balance: from, shown: amount })
    )
    await BookWithCourierJob.dispatch({ shipmentId })
    await ShipmentPaid.dispatch(shipmentId)
    const message = `Payment received. Your tracking number is ${trackingNumber}.`
    return { message, data: { trackingNumber } }
  }
}
