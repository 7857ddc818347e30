import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ERASED_NAME, type PersonalData } from '#identity/privacy/personal_data'
import { readSections } from '#identity/privacy/personal_data_sections'
import type User from '#identity/accounts/models/user'
import { queryRows } from '#shared/database/query_rows'
import { formatKobo } from '#shared/money/rules/money'
import { postTransfer } from '#wallet/ledger/ledger'
import LedgerAccount from '#wallet/ledger/ledger_account'

/** Only the user's own wallets: a wallet shared in a business belongs to the business. */
const THEIR_WALLETS = 'select id from wallets where user_id = :userId'

/** Leaves out test wallets, because test money does not delay an erasure. */
const THEIR_MONEY = `${THEIR_WALLETS} and organization_id > 0`

const WALLET_DATA_QUERIES = {
  'Wallet': `select kind as "account", is_test as "isTest", balance_kobo / 100.0 as "balanceNaira", created_at as "openedAt"
    from ledger_accounts where wallet_id in (${THEIR_WALLETS}) order by id`,
  'Transactions': `select ledger_entries.created_at as "at", ledger_accounts.kind as "account",
      ledger_accounts.is_test as "isTest",
      ledger_transfers.kind as "type", reference, comment, amount_kobo / 100.0 as "amountNaira",
      balance_after_kobo / 100.0 as "balanceAfterNaira"
    from ledger_entries join ledger_accounts on ledger_accounts.id = account_id
      join ledger_transfers on ledger_transfers.id = transfer_id
    where wallet_id in (${THEIR_WALLETS}) order by ledger_entries.id`,
  'Payments by card and transfer': `select reference, purpose, subject as "for", amount_kobo / 100.0 as "amountNaira",
      status, note, created_at as "at", paid_at as "paidAt"
    from payment_intents where wallet_id in (${THEIR_WALLETS}) order by id`,
  'Virtual bank accounts': `select bank_name as "bank", account_number as "number", account_name as "name", status,
      created_at as "at" from virtual_accounts where wallet_id in (${THEIR_WALLETS}) order by id`,
  'Linked bank accounts': `select bank_name as "bank", account_number as "number", account_name as "name",
      created_at as "linkedAt", unlinked_at as "unlinkedAt"
    from payout_accounts where wallet_id in (${THEIR_WALLETS}) order by id`,
  'Withdrawals': `select withdrawals.reference, amount_kobo / 100.0 as "amountNaira",
      fee_kobo / 100.0 as "feeNaira", status, reason, bank_name as "bank", account_number as "toNumber",
      withdrawals.created_at as "at", ended_at as "endedAt"
    from withdrawals join payout_accounts on payout_accounts.id = payout_account_id
    where withdrawals.wallet_id in (${THEIR_WALLETS}) order by withdrawals.id`,
  'Bank verification number': `select verified_at as "confirmedAt" from bvn_checks where user_id = :userId`,
  'Bank verification reviews': `select account_name as "accountName", bank_name as "nameAtTheBank",
      created_at as "at", decided_at as "decidedAt", accepted, reason
    from bvn_reviews where user_id = :userId order by id`,
}

const walletPersonalData: PersonalData = {
  sections: ({ id }) => readSections(WALLET_DATA_QUERIES, id),

  async reasonsToWait(trx, { id }) {
    const reasons: string[] = []
    for (const { kind, kobo } of await lockBalances(trx, id)) {
      if (kind === 'cash' && kobo > 0) {
        reasons.push(`${formatKobo(kobo)} is in the wallet. Withdraw it or spend it first.`)
      }
      if (kind === 'cash' && kobo < 0)
        reasons.push(`${formatKobo(-kobo)} of credit has not been paid back.`)
      if (kind === 'hold' && kobo !== 0) {
        reasons.push(`A withdrawal of ${formatKobo(kobo)} is on its way to the bank.`)
      }
    }
    if (await hasOpenPayment(trx, id)) reasons.push('A payment is not settled yet.')
    return reasons
  },

  async erase(trx, person) {
    await forfeitCashBack(trx, person)
    const userId = person.id
    for (const table of ['one_time_codes', 'bvn_checks', 'bvn_reviews']) {
      await trx.from(table).where('user_id', userId).delete()
    }
    // Keep an account with withdrawals, but not its name: the bank alone knows whose number it is.
    await trx.rawQuery(
      `delete from payout_accounts where wallet_id in (${THEIR_WALLETS})
         and not exists (select from withdrawals where payout_account_id = payout_accounts.id)`,
      { userId }
    )
    await trx.rawQuery(
      `update payout_accounts set account_name = :name, unlinked_at = coalesce(unlinked_at, now()),
         unlinked_by = coalesce(unlinked_by, :userId) where wallet_id in (${THEIR_WALLETS})`,
      { userId, name: ERASED_NAME }
    )
    await trx.rawQuery(
      `update virtual_accounts set account_name = :name
       where account_name is not null and wallet_id in (${THEIR_WALLETS})`,
      { userId, name: ERASED_NAME }
    )
  },
}

export default walletPersonalData

/** Locks the balances, so that no money moves until the erasure is decided. */
function lockBalances(trx: TransactionClientContract, userId: number) {
  return queryRows<{ id: number; kind: string; kobo: number }>(
    trx,
    `select id, kind, balance_kobo as kobo from ledger_accounts
     where wallet_id in (${THEIR_MONEY}) order by id for update`,
    { userId }
  )
}

async function hasOpenPayment(trx: TransactionClientContract, userId: number): Promise<boolean> {
  const [row] = await queryRows<{ open: boolean }>(
    trx,
    `select exists (select from payment_intents where wallet_id in (${THEIR_WALLETS})
         and (status in ('pending', 'attention')
           or (status = 'open' and initiated_at is not null and expires_at > now())))
       or exists (select from incoming_payments
         left join virtual_accounts on virtual_accounts.id = virtual_account_id
         left join payment_intents on payment_intents.id = intent_id
         where attention is not null and resolved_at is null
           and coalesce(virtual_accounts.wallet_id, payment_intents.wallet_id) in (${THEIR_WALLETS})) as open`,
    { userId }
  )
  return row!.open
}

/** Moves the cash back to the promotions account, because it cannot be withdrawn. */
async function forfeitCashBack(trx: TransactionClientContract, { id: userId }: User) {
  const promotionsId = await LedgerAccount.idOfSystem('promotions', trx)
  for (const { id: accountId, kind, kobo } of await lockBalances(trx, userId)) {
    if (kind !== 'cash_back' || kobo <= 0) continue
    const comment = 'Cash back forfeited when the account was erased'
    const reference = `erasure ${accountId}`
    await postTransfer(trx, { kind: 'cash_back_expiry', reference, comment }, [
      { accountId, amountKobo: -kobo },
      { accountId: promotionsId, amountKobo: kobo },
    ])
  }
}
