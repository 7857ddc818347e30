import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import Referral from '#identity/referrals/referral'
import User from '#identity/accounts/models/user'
import { createHomeCaller } from '#identity/sessions/create_caller'
import { expireCashBack, grantCashBack } from '#wallet/balances/cash_back'
import { postTransfer, type TransferKind } from '#wallet/ledger/ledger'
import LedgerAccount from '#wallet/ledger/ledger_account'
import { welcomeCreditDays } from '#wallet/balances/wallet_settings'
import Wallet from '#wallet/balances/wallet'

const WELCOME_KIND = 'referral_welcome'
const REWARD_KIND = 'referral_reward'
const REVERSED_REWARD_KIND = 'referral_reward_taken_back'
const BATCH = 100

/** Grants a referred user the welcome cash back once their account is active. Idempotent. */
export async function creditReferredUser(referredId: number) {
  const receiver = await findActiveReceiver(referredId)
  if (!receiver) return
  const expiresInDays = await welcomeCreditDays.get()
  await db.transaction(async (trx) => {
    const referral = await lockReferral(trx, referredId)
    if (!referral || (await isReferralPosted(trx, WELCOME_KIND, referral))) return
    const comment = 'Welcome: somebody referred you'
    const to = await Wallet.of(receiver, trx)
    const { amountKobo } = referral
    // The ledger accepts no transfer of zero.
    if (amountKobo === 0) return
    const reference = referralReference(referral)
    await grantCashBack(trx, to, {
      kind: WELCOME_KIND,
      comment,
      reference,
      amountKobo,
      expiresInDays,
    })
  })
}

export type ReferralEarning = {
  referredId: number
  shipmentId: number
  /** Checked again inside the transaction, because the shipment may have been voided. */
  isEarned: (trx: TransactionClientContract) => Promise<boolean>
}

/**
 * Pays the referrer once a courier has accepted a parcel of the referred user. Deducts what the
 * referrer still owes for earlier rewards that were reversed.
 */
export async function payReferrer({ referredId, shipmentId, isEarned }: ReferralEarning) {
  const promised = await Referral.query().where({ referredId }).whereNull('paidAt').first()
  const receiver = promised && (await findActiveReceiver(promised.referrerId))
  if (!receiver) return
  await db.transaction(async (trx) => {
    const [referral, debts] = await lockReferralWithDebts(trx, promised)
    if (referral.paidAt || !(await isEarned(trx))) return
    const amountKobo = referral.amountKobo - referral.owedBackKobo
    await referral.merge({ shipmentId, owedBackKobo: 0, paidAt: DateTime.utc() }).save()
    const comment = 'Referral bonus: somebody you referred has shipped'
    const to = await Wallet.of(receiver, trx)
    const reference = referralReference(referral, shipmentId)
    if (amountKobo > 0)
      await grantCashBack(trx, to, { kind: REWARD_KIND, comment, reference, amountKobo })
    for (const debt of debts) await collectReferralDebt(trx, debt, to.account('cash_back').id)
  })
}

/**
 * Takes back the reward for a shipment that was voided before it left. What the referrer has
 * already spent is deducted from later rewards. The referral can be earned again. Idempotent.
 */
export async function reverseReferralReward(shipmentId: number) {
  await db.transaction(async (trx) => {
    const referral = await Referral.query({ client: trx })
      .where({ shipmentId })
      .whereNotNull('paidAt')
      .forUpdate()
      .first()
    if (!referral) return
    await referral.merge({ paidAt: null, owedBackKobo: referral.amountKobo }).save()
    const accountId = await findRewardedAccount(trx, referral)
    if (accountId) await collectReferralDebt(trx, referral, accountId)
  })
}

/** Locks the referrer's rows in id order, so that two rewards at once cannot deadlock. */
async function lockReferralWithDebts(trx: TransactionClientContract, { id, referrerId }: Referral) {
  const rows = await Referral.query({ client: trx })
    .where({ referrerId })
    .where((query) => query.where({ id }).orWhere('owedBackKobo', '>', 0))
    .orderBy('id')
    .forUpdate()
  const debts = rows.filter((row) => row.id !== id)
  return [rows.find((row) => row.id === id)!, debts] as const
}

async function collectReferralDebt(
  trx: TransactionClientContract,
  referral: Referral,
  accountId: number
) {
  // First expires cash back, which must not pay a debt. This also locks the account.
  await expireCashBack(trx, accountId)
  const { balanceKobo } = await LedgerAccount.findOrFail(accountId, { client: trx })
  const { shipmentId, owedBackKobo } = referral
  const amountKobo = Math.min(balanceKobo, owedBackKobo)
  if (amountKobo <= 0) return
  const promotionsId = await LedgerAccount.idOfSystem('promotions', trx)
  // `owedBackKobo` only shrinks, so each deduction has another reference.
  const reference = `${referralReference(referral, shipmentId!)}, ${owedBackKobo} owed`
  const comment = 'Referral bonus taken back: the shipment was voided before it left'
  await postTransfer(trx, { kind: REVERSED_REWARD_KIND, reference, comment }, [
    { accountId, amountKobo: -amountKobo },
    { accountId: promotionsId, amountKobo },
  ])
  await referral.merge({ owedBackKobo: owedBackKobo - amountKobo }).save()
}

/** Finds the cash back account that got the last reward; null if the reward was zero. */
async function findRewardedAccount(trx: TransactionClientContract, referral: Referral) {
  const entry = await trx
    .from('ledger_entries')
    .join('ledger_transfers', 'ledger_transfers.id', 'ledger_entries.transfer_id')
    .where('kind', REWARD_KIND)
    .where('reference', 'like', `${referralReference(referral)} %`)
    .where('amount_kobo', '>', 0)
    .orderBy('ledger_entries.id', 'desc')
    .select('account_id')
    .first()
  return entry ? (entry.account_id as number) : null
}

/** Finds active referred users whose welcome credit is missing, for example after a crash. */
export async function findReferredUsersToCredit(except: number[] = []): Promise<number[]> {
  const rows = await queryRows<{ referred_id: number }>(
    db,
    `select referred_id from referrals join users on users.id = referred_id
     where amount_kobo > 0 and email_verified_at is not null and referred_id <> all(:except)
       and blocked_at is null and deactivated_at is null
       and not exists (
         select from ledger_transfers where kind = :kind and reference = 'referral ' || referrals.id)
     order by referrals.id limit :batch`,
    { except, kind: WELCOME_KIND, batch: BATCH }
  )
  return rows.map((row) => row.referred_id)
}

/** Call it before a transaction begins: inside, its second connection could starve the pool. */
async function findActiveReceiver(userId: number) {
  const user = await User.find(userId)
  return user?.status === 'ACTIVE' ? createHomeCaller(user) : null
}

function lockReferral(trx: TransactionClientContract, referredId: number) {
  return Referral.query({ client: trx }).where({ referredId }).forUpdate().first()
}

async function isReferralPosted(
  trx: TransactionClientContract,
  kind: TransferKind,
  referral: Referral
) {
  const reference = referralReference(referral)
  return Boolean(await trx.from('ledger_transfers').where({ kind, reference }).first())
}

function referralReference({ id }: Referral, shipmentId?: number): string {
  return shipmentId ? `referral ${id} shipment ${shipmentId}` : `referral ${id}`
}
