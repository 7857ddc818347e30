import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Organization from '#identity/organizations/models/organization'
import { recordTeamActivityIn } from '#identity/teams/activity/team_activity'
import { formatKobo } from '#shared/money/rules/money'
import type PaymentIntent from '#wallet/funding/models/payment_intent'
import type { PurchaseHandler } from '#wallet/funding/purchase_handlers'
import { toPayingAccount } from '#wallet/ledger/pay_from_wallet'
import Wallet from '#wallet/balances/wallet'
import { driverForCourier } from '#shipping/pricing/courier_availability'
import ShipmentPaid from '#shipping/shipment/events/shipment_paid'
import Shipment, { ALL_SHIPMENTS } from '#shipping/shipment/models/shipment'
import { debitForShipment } from '#shipping/billing/pay_shipment'
import { type PayableShipment, lockForPayment } from '#shipping/billing/payment_statements'

/**
 * A card payment first credits the payer's wallet, which then pays the shipment. If the shipment is
 * already paid or cancelled, or its price has changed, the money stays in the wallet.
 */
const shipmentPurchase: PurchaseHandler = {
  async completePurchase(trx, intent, credit) {
    const shipment = await lockForPayment(trx, intent.subject!, ALL_SHIPMENTS)
    const payer = await Organization.findOrFail(intent.organizationId, { client: trx })
    const note = saleRefusal(shipment, payer, intent.amountKobo)
    const what = `Card payment for shipment ${shipment.trackingNumber}`
    if (note) {
      await credit(`${what}: ${note}`.slice(0, 200))
      return { settledAs: 'wallet', note }
    }
    await credit(what)
    const wallet = await Wallet.query({ client: trx })
      .where('id', intent.walletId)
      .preload('accounts')
      .firstOrFail()
    await debitForShipment(trx, shipment, {
      // The card has just paid in the amount, so an overdue invoice does not stop this payment.
      account: { ...toPayingAccount(wallet, 'cash'), isCreditStopped: false },
      method: 'card',
      paidBy: intent.userId,
    })
    await auditCardPayment(trx, intent, shipment)
    return { settledAs: 'shipment', note: null }
  },

  async afterPurchase({ subject }) {
    const { id: shipmentId } = await Shipment.findByOrFail('transactionReference', subject)
    await ShipmentPaid.dispatch(shipmentId)
  },
}

export default shipmentPurchase

async function auditCardPayment(
  trx: TransactionClientContract,
  { organizationId, userId, amountKobo }: PaymentIntent,
  { trackingNumber }: PayableShipment
) {
  const subject = { kind: 'shipment', id: trackingNumber } as const
  const after = { amountKobo, paidBy: 'Card' }
  await recordTeamActivityIn(trx, organizationId, userId, { verb: 'pay', subject, after })
}

function saleRefusal(
  shipment: PayableShipment,
  payer: Organization,
  paidKobo: number
): string | null {
  const { trackingNumber, paymentAmountKobo } = shipment
  if (shipment.isPaid) return `Shipment ${trackingNumber} was already paid for.`
  if (shipment.status !== 'AWAITING_PAYMENT_CONFIRMATION') {
    return `Shipment ${trackingNumber} was cancelled before your payment was confirmed.`
  }
  if (driverForCourier({ code: shipment.courierCode, byHand: shipment.byHand }) === null) {
    return `${shipment.courierName} is not taking shipments at the moment.`
  }
  if (!payer.active) return `${payer.name} is not active at the moment.`
  if (paymentAmountKobo !== paidKobo) {
    return `The price of shipment ${trackingNumber} is now ${formatKobo(paymentAmountKobo)}.`
  }
  return null
}
