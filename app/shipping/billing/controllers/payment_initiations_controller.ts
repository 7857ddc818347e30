import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { markPaymentInitiated } from '#wallet/funding/verify_payment'
import VerifyPaymentJob from '#wallet/funding/jobs/verify_payment_job'
import Shipment from '#shipping/shipment/models/shipment'

export default class PaymentInitiationsController {
  /** The browser reports that the user paid. We queue a check with the provider, as proof. */
  async update(ctx: HttpContext) {
    const shipment = await Shipment.visibleTo(callerOf(ctx))
      .where('id', ctx.params.id)
      .firstOrFail()
    for (const reference of await markPaymentInitiated(shipment.transactionReference)) {
      await VerifyPaymentJob.dispatch({ reference }).dedup({ id: reference })
    }
    return { message: 'Thank you. We are confirming your payment with your bank.' }
  }
}
