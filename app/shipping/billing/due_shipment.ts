import { errors } from '@adonisjs/lucid'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { prepared } from '#shared/database/prepared'
import { NOBODY, type Payer, PAYING_ACCOUNT, type PayingAccount } from '#wallet/ledger/payment'
import type { Sight } from '#shipping/shipment/models/shipment'
import type { ShipmentStatus } from '#shipping/shipment/moving'

/** What paying needs to know of a shipment. */
export type DueShipment = {
  id: number
  trackingNumber: number
  transactionReference: string
  status: ShipmentStatus
  isPaid: boolean
  paymentAmountKobo: number
  discountKobo: number
  /** Working days that its courier takes at most. */
  daysMax: number
  /** Null where no payer was named, or their wallet is not open yet. */
  account: PayingAccount | null
}

/**
 * Locks the row of a shipment and reads what paying it needs, by one prepared statement in place of
 * models: every payment passes here. Throws E_ROW_NOT_FOUND for what does not exist in that sight.
 */
export async function lockDueShipment(
  trx: TransactionClientContract,
  transactionReference: string,
  sight: Sight,
  payer: Payer = NOBODY
): Promise<DueShipment> {
  const [due] = await prepared<DueShipment>(trx, LOCK_DUE_SHIPMENT, {
    transactionReference,
    ...sight,
    ...payer,
  })
  if (!due) throw new errors.E_ROW_NOT_FOUND()
  return due
}

/**
 * After a wait for the lock, the shipment's own columns are those of now and all else is as it was
 * before. So nothing is read here that is changed together with the shipment.
 */
const LOCK_DUE_SHIPMENT = {
  name: 'lock_due_shipment',
  sql: `select shipments.id::float8, tracking_number::float8 as "trackingNumber",
      transaction_reference as "transactionReference", status::text, paid_at is not null as "isPaid",
      payment_amount_kobo::float8 as "paymentAmountKobo", discount_kobo::float8 as "discountKobo",
      (select days_max from couriers where code = courier_code) as "daysMax",
      row_to_json(account) as account
    from shipments left join (${PAYING_ACCOUNT}) as account on true
    where transaction_reference = :transactionReference
      and organization_id = coalesce(:organizationId, organization_id)
      and user_id = coalesce(:userId, user_id)
    for update of shipments`,
}
