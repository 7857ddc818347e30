import type { SamePersonCheck } from '#identity/approvals/same_person'
import { queryRows } from '#shared/database/query_rows'

const BVN_HASHES = `(select user_id, bvn_hash from bvn_checks union select user_id, bvn_hash from bvn_reviews)`

/** Pairs payout accounts, even unlinked ones, with the wallet's owner and with who linked them. */
const PAYOUT_ACCOUNT_USERS = `(select bank_code, account_number, unnest(array[user_id, linked_by]) as user_id
  from payout_accounts join wallets on wallets.id = wallet_id)`

const FIND_SHARED_IDENTITY = `
  select 'bank verification number' as what
  from ${BVN_HASHES} as mine join ${BVN_HASHES} as theirs on theirs.bvn_hash = mine.bvn_hash
  where mine.user_id = :one and theirs.user_id = any(:others::bigint[])
  union all
  select 'payout account'
  from ${PAYOUT_ACCOUNT_USERS} as mine join ${PAYOUT_ACCOUNT_USERS} as theirs
    on (theirs.bank_code, theirs.account_number) = (mine.bank_code, mine.account_number)
  where mine.user_id = :one and theirs.user_id = any(:others::bigint[])
  limit 1`

const findSharedBankIdentity: SamePersonCheck = async (trx, one, others) => {
  const bindings = { one, others: `{${others.join()}}` }
  const [found] = await queryRows<{ what: string }>(trx, FIND_SHARED_IDENTITY, bindings)
  return found?.what ?? null
}

export default findSharedBankIdentity
