import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { formatKobo, kobo } from '#shared/money/rules/money'
import {
  removeAdditionalPayment,
  setAdditionalPayment,
} from '#shipping/billing/additional_payments'
import ShipmentTransformer from '#shipping/shipment/shipment_transformer'
import { additionalPaymentValidator } from '#shipping/billing/validators/additional_payment'

export default class AdditionalPaymentsController {
  async store(ctx: HttpContext) {
    const { id, key, value } = await ctx.request.validateUsing(additionalPaymentValidator)
    const payment = { key, amountKobo: kobo(value) }
    const shipment = await setAdditionalPayment(callerOf(ctx), id, payment)
    const message = `${key} is now ${formatKobo(payment.amountKobo)}. The total is ${formatKobo(shipment.paymentAmountKobo)}.`
    return { message, ...(await ctx.serialize(ShipmentTransformer.transform(shipment))) }
  }

  async destroy(ctx: HttpContext) {
    const { id, key } = ctx.params
    const shipment = await removeAdditionalPayment(callerOf(ctx), id, key)
    const message = `${key} removed. The total is now ${formatKobo(shipment.paymentAmountKobo)}.`
    return { message, ...(await ctx.serialize(ShipmentTransformer.transform(shipment))) }
  }
}
