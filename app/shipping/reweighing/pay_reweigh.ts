import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { countKeySpending } from '#identity/api_keys/daily_limit'
import { recordTeamActivity } from '#identity/teams/activity/team_activity'
import { countMemberSpending } from '#identity/teams/spending'
import Organization from '#identity/organizations/models/organization'
import Wallet from '#wallet/balances/wallet'
import {
  toPayingAccount,
  InsufficientFunds,
  payFromWallet,
  type PayingBalance,
} from '#wallet/ledger/pay_from_wallet'
import { changeReweigh } from '#shipping/reweighing/decide_reweigh'
import { formatWeightKg } from '#shipping/pricing/format_price'
import Reweigh from '#shipping/reweighing/models/reweigh'
import { requireReweighStatus } from '#shipping/reweighing/reweigh_errors'
import { findOwnReweigh } from '#shipping/reweighing/reweigh_list'
import type Shipment from '#shipping/shipment/models/shipment'
import ShipmentCharge from '#shipping/shipment/models/shipment_charge'

const BATCH = 100

export type ReweighPayment = { amountKobo: number; trackingNumber: number }

/**
 * Pays a reweigh from one of the caller's balances, in the caller's transaction. Idempotent. A
 * member without the right to book may still pay.
 *
 * Throws E_ROW_NOT_FOUND, ReweighStatusConflict, InsufficientFunds, KeyDailyLimitExceeded, and like
 * `countMemberSpending`.
 */
export async function payReweigh(
  trx: TransactionClientContract,
  caller: Caller,
  id: number,
  balance: PayingBalance
): Promise<ReweighPayment> {
  await findOwnReweigh(caller, id, trx)
  const { reweigh, shipment } = await Reweigh.locked(trx, id)
  const payment = { amountKobo: reweigh.amountKobo!, trackingNumber: shipment.trackingNumber }
  if (reweigh.status === 'paid') return payment
  requireReweighStatus(reweigh, 'approved', 'owed')
  const { amountKobo } = payment
  await countKeySpending(trx, caller.apiKey, amountKobo)
  await countMemberSpending(trx, caller, { amountKobo, what: null })
  await recordTeamActivity(trx, caller, {
    verb: 'pay_reweigh',
    subject: { kind: 'shipment', id: payment.trackingNumber },
    after: { amountKobo },
  })
  await debitReweigh(trx, { reweigh, shipment, balance, paidBy: caller.user.id })
  return payment
}

export async function dueReweighs(except: number[] = []): Promise<number[]> {
  const rows = await Reweigh.query()
    .select('id')
    .where('status', 'approved')
    .whereNotIn('id', except)
    .whereRaw('due_at <= now()')
    .orderBy('dueAt')
    .limit(BATCH)
  return rows.map(({ id }) => id)
}

/** Debits a due reweigh, or marks it as owed. Skips one that was paid before the lock was held. */
export async function collectDueReweigh(id: number) {
  try {
    await withDueReweigh(id, (trx, due) =>
      debitReweigh(trx, { ...due, balance: 'cash', paidBy: null })
    )
  } catch (error) {
    if (!(error instanceof InsufficientFunds)) throw error
    await withDueReweigh(id, (trx) => changeReweigh(trx, id, { status: 'owed', news: 'owed' }))
  }
}

type DueReweigh = { reweigh: Reweigh; shipment: Shipment }

async function withDueReweigh(
  id: number,
  act: (trx: TransactionClientContract, due: DueReweigh) => Promise<void>
) {
  await db.transaction(async (trx) => {
    const { isDue, ...due } = await Reweigh.locked(trx, id)
    if (isDue && due.reweigh.status === 'approved') await act(trx, due)
  })
}

type ReweighDebit = DueReweigh & {
  balance: PayingBalance
  /** Null if we debited the wallet automatically, which the customer learns by e-mail. */
  paidBy: number | null
}

/** Saves payment, bill and status together. The caller must lock the shipment and the reweigh. */
async function debitReweigh(
  trx: TransactionClientContract,
  { reweigh, shipment, balance, paidBy }: ReweighDebit
) {
  const amountKobo = reweigh.amountKobo!
  const wallet = await ownerWallet(trx, shipment)
  await payFromWallet(trx, toPayingAccount(wallet, balance), {
    kind: 'shipment_reweigh',
    amountKobo,
    discountKobo: 0,
    reference: reweigh.referenceOf(shipment),
    subjectId: shipment.id,
    comment: `Reweigh of shipment ${shipment.trackingNumber}`,
    createdBy: paidBy ?? undefined,
  })
  await ShipmentCharge.create(
    {
      shipmentId: shipment.id,
      kind: 'reweigh',
      amountKobo,
      createdBy: paidBy,
      label: reweighChargeLabel(reweigh),
    },
    { client: trx }
  )
  await trx.from('shipments').where('id', shipment.id).increment('reweighed_kobo', amountKobo)
  await changeReweigh(trx, reweigh.id, {
    status: 'paid',
    paid_at: db.raw('now()'),
    news: paidBy === null ? 'debited' : null,
  })
}

function reweighChargeLabel({ ratedBy, billedGrams, carrierGrams }: Reweigh): string {
  if (ratedBy === 'charge' || carrierGrams === null) return 'Reweigh: charged by the courier'
  return `Reweigh: ${formatWeightKg(carrierGrams)} instead of ${formatWeightKg(billedGrams)}`
}

/** Finds the wallet that pays: the business's or the person's who owns the shipment. */
async function ownerWallet(trx: TransactionClientContract, shipment: Shipment): Promise<Wallet> {
  const { organizationId, userId } = shipment
  const owner = await Organization.findOrFail(organizationId, { client: trx })
  return Wallet.ownedBy(organizationId, owner.isBusiness ? null : userId, trx)
}
