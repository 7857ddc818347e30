import type { Sameness } from '#identity/approvals/same_person'
import { rowsOf } from '#shared/database/rows'

const NUMBERS = `(select user_id, bvn_hash from bvn_checks union select user_id, bvn_hash from bvn_reviews)`

/** Of a wallet of one's own, or linked by oneself to that of a business; unlinked ones count as well. */
const ACCOUNTS = `(select bank_code, account_number, unnest(array[user_id, linked_by]) as user_id
  from payout_accounts join wallets on wallets.id = wallet_id)`

const SHARED = `
  select 'bank verification number' as what
  from ${NUMBERS} as mine join ${NUMBERS} as theirs on theirs.bvn_hash = mine.bvn_hash
  where mine.user_id = :one and theirs.user_id = any(:others::bigint[])
  union all
  select 'payout account'
  from ${ACCOUNTS} as mine join ${ACCOUNTS} as theirs
    on (theirs.bank_code, theirs.account_number) = (mine.bank_code, mine.account_number)
  where mine.user_id = :one and theirs.user_id = any(:others::bigint[])
  limit 1`

/** Money of both goes to one bank account, or the bank knows both by one number. */
const sameOwner: Sameness = async (trx, one, others) => {
  const bindings = { one, others: `{${others.join()}}` }
  const [found] = await rowsOf<{ what: string }>(trx, SHARED, bindings)
  return found?.what ?? null
}

export default sameOwner
