import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { carrierOfCourier } from '#shipping/pricing/rules/carriers'
import { currencyDigits, isCurrency, MAX_CARRIER_CHARGE } from '#shipping/costs/rules/currencies'
import type Shipment from '#shipping/shipment/models/shipment'

interface BookingChargeInput {
  shipment: Pick<Shipment, 'id' | 'organizationId' | 'courierCode'>
  attemptId: number
  /** The charge as the carrier returns it, such as 12.5 and "USD". */
  charge: { amount: number; currency: string } | null
}

/** Records an estimate for the time until the carrier invoice arrives. Idempotent. */
export async function recordBookingCharge(
  trx: TransactionClientContract,
  { shipment, attemptId, charge }: BookingChargeInput
) {
  const { id, organizationId, courierCode } = shipment
  if (!charge || organizationId < 0 || !isCurrency(charge.currency)) return
  const digits = currencyDigits(charge.currency)
  const amount = Math.round(charge.amount * 10 ** digits)
  if (!(amount > 0 && charge.amount <= MAX_CARRIER_CHARGE)) return
  await trx.rawQuery(
    `insert into carrier_charges (shipment_id, organization_id, source, carrier, kind, amount_minor, currency,
       minor_digits, charged_on, rate_id, rate_micros, kobo, attempt_id)
     select :id, :organizationId, 'booking', :carrier, 'freight', :amount, :currency, :digits, today.day,
       worth.rate_id, worth.rate_micros, worth.kobo, :attemptId
     from (select lagos_day(now()) as day) as today
       left join lateral naira_worth(:currency, :amount, :digits, today.day) as worth on true
     on conflict do nothing`,
    {
      id,
      organizationId,
      attemptId,
      amount,
      digits,
      carrier: carrierOfCourier(courierCode),
      currency: charge.currency,
    }
  )
}
