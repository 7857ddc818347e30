import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { naira } from '#shared/money/rules/money'
import { throttlePaymentStart } from '#wallet/funding/payment_throttle'
import { paymentValidator } from '#shipping/billing/validators/payment'
import { openCardCheckout } from '#shipping/billing/card_payment'

export default class CardCheckoutsController {
  async store(ctx: HttpContext) {
    await throttlePaymentStart(callerOf(ctx))
    const { amount: shown } = await ctx.request.validateUsing(paymentValidator)
    const { intent, url } = await openCardCheckout(callerOf(ctx), ctx.params.id, shown)
    const { reference, amountKobo, currency } = intent
    return {
      data: {
        reference,
        /** @api The amount charged to the card, in naira */
        amount: naira(amountKobo),
        currency,
        url,
      },
    }
  }
}
