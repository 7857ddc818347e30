import db from '@adonisjs/lucid/services/db'
import { DEMO_ACCOUNTS } from '#identity/demo'
import { rowsOf } from '#shared/database/rows'
import { postTransfer } from '#wallet/ledger/ledger'
import LedgerAccount from '#wallet/ledger/ledger_account'

const CASH_KOBO = 750_000_00

/** Cash of the demo accounts, where it is not what they were given, if they were given anything. */
const CHANGED = `select * from (
    select distinct account.id::int, account.balance_kobo::float8 - case
      when exists (select from ledger_transfers where kind = 'demo_funding' and reference = email)
      then ${CASH_KOBO} else 0 end as change
    from users
      join memberships on memberships.user_id = users.id
      join wallets on wallets.organization_id = memberships.organization_id
        and coalesce(wallets.user_id, users.id) = users.id
      join ledger_accounts account on account.wallet_id = wallets.id and account.kind = 'cash'
    where email = any(:emails)
  ) accounts where change <> 0`

/**
 * Brings the demo wallets back to what they had, whatever tests that really commit have spent or paid
 * in: the files of a suite come in any order.
 */
export async function refillDemoWallets() {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email)
  const changed = await rowsOf<{ id: number; change: number }>(db, CHANGED, { emails })
  if (changed.length === 0) return
  const bankId = await LedgerAccount.idOfSystem('bank_clearing')
  for (const { id, change } of changed) {
    const reference = `refill ${id} ${Date.now()}`
    await db.transaction((trx) =>
      postTransfer(trx, { kind: 'demo_funding', reference }, [
        { accountId: bankId, amountKobo: change },
        { accountId: id, amountKobo: -change },
      ])
    )
  }
}
