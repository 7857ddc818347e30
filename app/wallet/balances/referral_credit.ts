import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rowsOf } from '#shared/database/rows'
import Referral from '#identity/referrals/referral'
import User from '#identity/accounts/models/user'
import { callerAtHome } from '#identity/sessions/sign_in'
import { giveCashBack } from '#wallet/balances/cash_back'
import type { TransferKind } from '#wallet/ledger/ledger'
import { welcomeCreditDays } from '#wallet/balances/settings'
import Wallet from '#wallet/balances/wallet'

const WELCOME = 'referral_welcome'
const REWARD = 'referral_reward'
const BATCH = 100

/**
 * Gives the person whom somebody referred their part as cash back, once their account is open. The
 * ledger remembers that it was given: asking again gives nothing more.
 */
export async function creditNewcomer(referredId: number) {
  const receiver = await receiverOf(referredId)
  if (!receiver) return
  const expiresInDays = await welcomeCreditDays.get()
  await db.transaction(async (trx) => {
    const referral = await locked(trx, referredId)
    if (!referral || (await isPosted(trx, WELCOME, referral))) return
    const comment = 'Welcome: somebody referred you'
    const to = await Wallet.of(receiver, trx)
    await give(trx, referral, { kind: WELCOME, comment, to, expiresInDays })
  })
}

/** Gives the referrer theirs, once the person they referred has shipped, and marks it paid. */
export async function payReferrer(referredId: number) {
  const promised = await Referral.query().where({ referredId }).whereNull('paidAt').first()
  const receiver = promised && (await receiverOf(promised.referrerId))
  if (!receiver) return
  await db.transaction(async (trx) => {
    const referral = await locked(trx, referredId)
    if (!referral || referral.paidAt) return
    const comment = 'Referral bonus: somebody you referred has shipped'
    await give(trx, referral, { kind: REWARD, comment, to: await Wallet.of(receiver, trx) })
    referral.paidAt = DateTime.utc()
    await referral.save()
  })
}

/** Those whose account is open and who have not had their part: what a crash lost. */
export async function newcomersToCredit(): Promise<number[]> {
  const rows = await rowsOf<{ referred_id: string }>(
    db,
    `select referred_id from referrals join users on users.id = referred_id
     where amount_kobo > 0 and email_verified_at is not null
       and blocked_at is null and deactivated_at is null
       and not exists (
         select from ledger_transfers where kind = ? and reference = 'referral ' || referrals.id)
     order by referrals.id limit ?`,
    [WELCOME, BATCH]
  )
  return rows.map((row) => Number(row.referred_id))
}

/** Their place is read before the transaction, which must not wait for a second connection. */
async function receiverOf(userId: number) {
  const user = await User.find(userId)
  return user?.status === 'ACTIVE' ? callerAtHome(user) : null
}

function locked(trx: TransactionClientContract, referredId: number) {
  return Referral.query({ client: trx }).where({ referredId }).forUpdate().first()
}

async function isPosted(trx: TransactionClientContract, kind: TransferKind, referral: Referral) {
  const reference = referenceOf(referral)
  return Boolean(await trx.from('ledger_transfers').where({ kind, reference }).first())
}

async function give(
  trx: TransactionClientContract,
  referral: Referral,
  { to, ...gift }: { kind: TransferKind; comment: string; to: Wallet; expiresInDays?: number }
) {
  const { amountKobo } = referral
  // A promise of nothing is kept without a transfer.
  if (amountKobo === 0) return
  await giveCashBack(trx, to, { ...gift, amountKobo, reference: referenceOf(referral) })
}

function referenceOf({ id }: Referral): string {
  return `referral ${id}`
}
