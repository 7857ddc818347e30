import type { HttpContext } from '@adonisjs/core/http'
import Wallet from '#wallet/balances/wallet'
import WalletTransformer from '#wallet/balances/transformers/wallet_transformer'
import PaymentIntentTransformer from '#wallet/funding/transformers/payment_intent_transformer'
import { listPaymentTypeOptions } from '#shipping/billing/additional_payments'
import { listPendingCardPayments } from '#shipping/billing/card_payment'
import { callerOf } from '#identity/sessions/caller'
import { checkShipmentReadiness } from '#shipping/customs/export_readiness'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentTransformer from '#shipping/shipment/shipment_transformer'

/** Renders the payment page of an unpaid booking. `href` is the list to return to. */
export async function renderCompletionPage(ctx: HttpContext, shipment: Shipment, href: string) {
  const { inertia, response } = ctx
  const caller = callerOf(ctx)
  // The shipment was paid or cancelled after the list was loaded.
  if (shipment.status !== 'AWAITING_PAYMENT_CONFIRMATION') return response.redirect(href)
  const whole = await Shipment.findWithDetails(shipment.id)
  const readiness = await checkShipmentReadiness(whole)
  return inertia.render('shipping/booking/complete_booking', {
    shipment: ShipmentTransformer.transform(whole, { readiness }),
    wallet: inertia.optional(async () => WalletTransformer.transform(await Wallet.of(caller))),
    pendingCards: PaymentIntentTransformer.transform(await listPendingCardPayments(shipment)),
    isStaff: caller.isBookingStaff,
    costTypes: caller.isBookingStaff ? await listPaymentTypeOptions() : [],
    returnTo: { label: 'Return to Shipping History', href },
  })
}
