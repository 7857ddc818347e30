import db from '@adonisjs/lucid/services/db'
import { urlFor } from '@adonisjs/core/services/url_builder'
import type { Caller } from '#identity/sessions/caller'
import { requireAllowance } from '#identity/teams/spending'
import { openCheckout, createPaymentIntent } from '#wallet/funding/create_payment_intent'
import PaymentIntent from '#wallet/funding/models/payment_intent'
import { requireExpectedAmount } from '#shipping/billing/pay_shipment'
import { requireActiveOrganization } from '#shipping/pricing/require_active_organization'
import { requireExportStillAllowed } from '#shipping/customs/export_readiness'
import { driverForCourier, CourierNotOffered } from '#shipping/pricing/courier_availability'
import Shipment from '#shipping/shipment/models/shipment'
import { ForbiddenTransition } from '#shipping/shipment/shipment_status'
import { DomainError } from '#shared/errors/domain_error'

class NoCardPaymentDue extends DomainError {
  constructor() {
    super(
      'E_NOTHING_TO_PAY',
      'This shipment is free, so you do not need a card. Please confirm it with your wallet.'
    )
  }
}

export type CardCheckout = { intent: PaymentIntent; url: string }

/**
 * Opens a card page for the current price of a shipment. Throws E_ROW_NOT_FOUND,
 * OrganizationInactive, ForbiddenTransition, ExportBlocked, CourierNotOffered,
 * ShipmentPriceChanged, MissingTeamRight, OwnerApprovalRequired, SpendingLimitExceeded,
 * NoCardPaymentDue, ProviderRefused and ProviderUnavailable.
 */
export async function openCardCheckout(
  caller: Caller,
  id: number,
  shown?: number
): Promise<CardCheckout> {
  const shipment = await Shipment.visibleTo(caller).where('id', id).preload('courier').firstOrFail()
  requireActiveOrganization(caller.organization)
  if (shipment.status !== 'AWAITING_PAYMENT_CONFIRMATION') {
    throw new ForbiddenTransition(shipment.status, 'PENDING')
  }
  await db.transaction((trx) => requireExportStillAllowed(trx, shipment))
  if (driverForCourier(shipment.courier) === null)
    throw new CourierNotOffered(shipment.courier.name)
  requireExpectedAmount(shipment.paymentAmountKobo, shown)
  const spending = { amountKobo: shipment.paymentAmountKobo, what: 'Bookings' } as const
  await db.transaction((trx) => requireAllowance(trx, caller, spending))
  if (shipment.paymentAmountKobo === 0) throw new NoCardPaymentDue()
  const intent = await createPaymentIntent(caller, {
    amountKobo: shipment.paymentAmountKobo,
    purpose: 'shipment',
    subject: shipment.transactionReference,
  })
  const returnPath = urlFor('shipping.book', [], {
    qs: { resume: shipment.id, payment: intent.reference },
  })
  return { intent, url: await openCheckout(caller, intent, returnPath) }
}

/** A pending card payment may still be confirmed, even after the shipment is paid another way. */
export function listPendingCardPayments({ transactionReference: subject }: Shipment) {
  return PaymentIntent.query()
    .where({ purpose: 'shipment', subject, status: 'pending' })
    .orderBy('id')
}

/** Null if the caller has no card payment with the reference `payment`. */
export async function findReturnedCardPayment(caller: Caller, payment: unknown) {
  if (typeof payment !== 'string') return null
  const intent = await PaymentIntent.visibleTo(caller)
    .where({ reference: payment.slice(0, 40), purpose: 'shipment' })
    .first()
  const shipment = intent && (await Shipment.findBy('transactionReference', intent.subject))
  if (!shipment) return null
  const { id: shipmentId, trackingNumber } = shipment
  return { reference: intent.reference, shipmentId, trackingNumber }
}
