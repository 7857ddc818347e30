import { errors } from '@adonisjs/lucid'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { prepared } from '#shared/database/prepared'
import type { AnnouncedHoliday } from '#shared/time/rules/public_holidays'
import { hasSubscribersSql } from '#identity/webhooks/subscribers'
import type { PayingAccount, PayingBalance } from '#wallet/ledger/pay_from_wallet'
import type { ShipmentVisibility } from '#shipping/shipment/models/shipment'
import type { ShipmentKind } from '#shipping/pricing/shipment_kind'
import { ANNOUNCED_HOLIDAYS_KEY } from '#shipping/shipment/working_days'
import type { ShipmentStatus } from '#shipping/shipment/parcel_progress'

/**
 * A payment runs these two statements in one transaction. The first locks the shipment and reads
 * what the payment depends on; the second writes everything and calls `post_transfer`. They are raw
 * SQL without models, because every payment runs them (docs/explanation/decisions.md).
 */

/**
 * Locks the shipment and finds the paying account: null without a payer or a wallet. After a wait
 * for the lock, PostgreSQL reads only the shipment again, and joined rows may be older. So do not
 * join anything that changes together with the shipment.
 */
const LOCK_FOR_PAYMENT = {
  name: 'lock_due_shipment',
  sql: `select shipments.id, shipments.kind::text, tracking_number as "trackingNumber",
      transaction_reference as "transactionReference", status::text, paid_at is not null as "isPaid",
      payment_amount_kobo as "paymentAmountKobo", discount_kobo as "discountKobo",
      couriers.days_max as "daysMax", couriers.name as "courierName", courier_code as "courierCode",
      couriers.by_hand as "byHand", row_to_json(account) as account,
      organization_id as "organizationId", user_id as "userId",
      ${hasSubscribersSql('shipments.organization_id', 'shipments.user_id')} as "hasSubscribers",
      coalesce((select value from settings where key = '${ANNOUNCED_HOLIDAYS_KEY}'), '[]') as "announcedHolidays"
    from shipments join couriers on couriers.code = courier_code left join (
      select account.id, account.wallet_id as "walletId", account.kind as balance,
        wallet.low_balance_kobo as "lowBalanceKobo", account.is_test as "isTest",
        wallet.credit_stopped_at is not null as "isCreditStopped"
      from wallets as wallet join ledger_accounts as account on account.wallet_id = wallet.id
      where wallet.organization_id = :payerOrganizationId
        and coalesce(wallet.user_id, 0) = :payerUserId and account.kind = :payerBalance
    ) as account on true
    where transaction_reference = :transactionReference
      and organization_id = coalesce(:organizationId, abs(organization_id))
      and user_id = coalesce(:userId, user_id)
    for update of shipments`,
}

/** The order of the items becomes the order on screens, in the audit log and in files. */
const insertClearancesOf = (shipmentIds: string) =>
  `insert into clearance_documents (shipment_id, classification)
      select shipments.id, item_categories.clearance_kind
      from shipments
        join shipment_packages on shipment_packages.shipment_id = shipments.id
        join shipment_items on shipment_items.package_id = shipment_packages.id
        join item_categories on item_categories.id = shipment_items.category_id
      where shipments.id in (${shipmentIds})
        and shipments.kind <> 'domestic' and item_categories.clearance_kind is not null
        and not exists (select from clearance_documents known
                        where known.shipment_id = shipments.id
                          and known.classification = item_categories.clearance_kind)
      group by shipments.id, item_categories.clearance_kind
      order by shipments.id, min(shipment_items.id)`

/**
 * Marks the shipment as paid, inserts the clearance documents that its items need, records the
 * transition as `changeStatus` would, and moves the money, if any. The posting reads from `written`
 * and `written` from `paid`, so that it comes last: it locks the revenue account of all payments
 * until the commit.
 */
export const PAY_SHIPMENT_STATEMENT = {
  name: 'pay_shipment',
  sql: `with paid as (
      update shipments set status = 'PENDING', updated_at = :paidAt, paid_at = :paidAt,
        payment_method = :method::text, paid_from_wallet_id = :walletId,
        courier_driver = :courierDriver::text,
        estimated_delivery_on = :estimatedDeliveryOn
      where id = :shipmentId returning id
    ), needed as (
      ${insertClearancesOf(':shipmentId')}
    ), written as (
      insert into shipment_status_changes (shipment_id, from_status, to_status, reason, user_id)
      select id, :from, 'PENDING', 'Paid', :paidBy from paid returning id
    )
    select case when cardinality(:accounts::bigint[]) > 0
      then post_transfer(:details::jsonb, :accounts::bigint[], :amounts::bigint[]) end as id
    from written`,
}

export const PAY_SHIPMENTS_STATEMENT = {
  name: 'pay_shipments',
  sql: `with due as (
      select * from jsonb_to_recordset(:due::jsonb) as due (id bigint, driver text, expected date)
    ), paid as (
      update shipments set status = 'PENDING', updated_at = :paidAt, paid_at = :paidAt,
        payment_method = :method::text, paid_from_wallet_id = :walletId,
        courier_driver = due.driver, estimated_delivery_on = due.expected
      from due where shipments.id = due.id returning shipments.id
    ), needed as (
      ${insertClearancesOf('select id from due')}
    ), written as (
      insert into shipment_status_changes (shipment_id, from_status, to_status, reason, user_id)
      select id, 'AWAITING_PAYMENT_CONFIRMATION', 'PENDING', 'Paid', :paidBy from paid returning id
    )
    select case when marked.count > 0 and cardinality(:accounts::bigint[]) > 0
      then post_transfers(:transfers::jsonb, :accounts::bigint[])::text end
    from (select count(*) from written) as marked`,
}

export type PayableShipment = {
  id: number
  trackingNumber: number
  transactionReference: string
  kind: ShipmentKind
  status: ShipmentStatus
  isPaid: boolean
  paymentAmountKobo: number
  discountKobo: number
  /** The courier's maximum delivery time, in working days. */
  daysMax: number
  announcedHolidays: readonly AnnouncedHoliday[]
  courierName: string
  courierCode: string
  byHand: boolean
  organizationId: number
  userId: number
  /** True if the owner has a webhook endpoint. */
  hasSubscribers: boolean
  account: PayingAccount | null
}

type PayerAccount = {
  payerOrganizationId: number | null
  /** 0 if a business pays, because its members share one wallet. */
  payerUserId: number | null
  payerBalance: PayingBalance | null
}

const NO_PAYER: PayerAccount = { payerOrganizationId: null, payerUserId: null, payerBalance: null }

/** Throws E_ROW_NOT_FOUND for a shipment outside `visibility`. */
export async function lockForPayment(
  trx: TransactionClientContract,
  transactionReference: string,
  visibility: ShipmentVisibility,
  payer = NO_PAYER
): Promise<PayableShipment> {
  const [due] = await prepared<PayableShipment>(trx, LOCK_FOR_PAYMENT, {
    transactionReference,
    ...visibility,
    ...payer,
  })
  if (!due) throw new errors.E_ROW_NOT_FOUND()
  return due
}
