import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { DomainError } from '#shared/errors/domain_error'
import { formatKobo, naira } from '#shared/money/money'
import { type Preceding, writeAlone } from '#wallet/ledger/ledger'
import Wallet from '#wallet/balances/wallet'
import {
  accountOf,
  payerOf,
  payFromWallet,
  type PayingAccount,
  type PayingBalance,
} from '#wallet/ledger/payment'
import { requireActive } from '#shipping/pricing/booking_right'
import { NOTE_CLEARANCE_NEEDS } from '#shipping/shipment/clearance_needs'
import { type DueShipment, lockDueShipment } from '#shipping/billing/due_shipment'
import Shipment, { type PaymentMethod } from '#shipping/shipment/models/shipment'
import { workingDayAfter } from '#shipping/shipment/working_days'
import { requireMove } from '#shipping/shipment/moving'

export type Payment = { shipmentId: number; trackingNumber: number }

/** What was agreed to is not what would be taken. */
class PriceChanged extends DomainError {
  constructor(amountKobo: number) {
    super(
      'E_PRICE_CHANGED',
      `The price of this shipment is ${formatKobo(amountKobo)} now. Nothing was paid. Please open the booking again and look at it before you pay.`,
      'amount'
    )
  }
}

export interface PaymentAsked {
  balance: PayingBalance
  /** Naira that the payer saw; without it whatever the price is. */
  shown?: number
}

/**
 * Pays a shipment from one of the caller's balances, in the caller's transaction. A paid shipment is
 * never paid twice: paying again answers what the first payment answered and moves no money.
 *
 * Throws E_ROW_NOT_FOUND for a reference that is not the caller's, OrganizationInactive, ForbiddenMove for what is
 * canceled or voided, PriceChanged, InsufficientFunds when the balance does not cover the price.
 */
export async function payShipment(
  trx: TransactionClientContract,
  caller: Caller,
  reference: string,
  { balance, shown }: PaymentAsked
): Promise<Payment> {
  const payer = payerOf(caller, balance)
  const due = await lockDueShipment(trx, reference, Shipment.sightOf(caller), payer)
  const payment = { shipmentId: due.id, trackingNumber: due.trackingNumber }
  if (due.isPaid && due.status !== 'VOIDED') return payment
  requireActive(caller.organization)
  requireMove(due.status, 'PENDING')
  const { paymentAmountKobo } = due
  if (shown !== undefined && shown !== naira(paymentAmountKobo)) {
    throw new PriceChanged(paymentAmountKobo)
  }
  const account = due.account ?? accountOf(await Wallet.of(caller, trx), balance)
  await takePrice(trx, due, { account, method: balance, paidBy: caller.user.id })
  return payment
}

type Paying = {
  account: PayingAccount
  /** How the payer paid, which a card payment through the wallet tells apart. */
  method: PaymentMethod
  paidBy: number
}

/**
 * Takes the price of a shipment that waits for its payment, and sends it on its way. The caller holds its row
 * lock. Throws InsufficientFunds.
 */
export async function takePrice(trx: TransactionClientContract, due: DueShipment, paying: Paying) {
  const { paymentAmountKobo: amountKobo, discountKobo } = due
  const paid = markedPaid(due, paying)
  // The ledger knows no transfer of nothing.
  if (amountKobo + discountKobo === 0) return writeAlone(trx, paid)
  const payment = {
    ...{ amountKobo, discountKobo },
    reference: due.transactionReference,
    subjectId: due.id,
    comment: `Shipment ${due.trackingNumber}`,
    createdBy: paying.paidBy,
  }
  // Last, because everybody who pays waits for the account of revenue from here to the commit.
  await payFromWallet(trx, paying.account, payment, paid)
}

function markedPaid({ id, status, daysMax }: DueShipment, paying: Paying): Preceding {
  const now = new Date()
  return {
    ...MARK_PAID,
    bindings: {
      ...{ shipmentId: id, from: status, paidAt: now.toISOString() },
      ...{ method: paying.method, paidBy: paying.paidBy, walletId: paying.account.walletId },
      estimatedDeliveryOn: workingDayAfter(now, daysMax),
    },
  }
}

const MARK_PAID = {
  name: 'mark_paid',
  expressions: `paid as (
      update shipments set status = 'PENDING', paid_at = :paidAt, updated_at = :paidAt,
        payment_method = :method::text, paid_from_wallet_id = :walletId,
        estimated_delivery_on = :estimatedDeliveryOn
      where id = :shipmentId returning id
    ), needs as (${NOTE_CLEARANCE_NEEDS}), written as (
      insert into shipment_status_changes (shipment_id, from_status, to_status, reason, user_id)
      select id, :from, 'PENDING', 'Paid', :paidBy from paid returning id
    )`,
}
