import type { Caller } from '#identity/sessions/caller'
import brand from '#config/brand'
import Membership from '#identity/organizations/models/membership'
import LedgerTransfer from '#wallet/ledger/ledger_transfer'
import type LedgerEntry from '#wallet/ledger/ledger_entry'
import type Wallet from '#wallet/balances/wallet'

export type TransactionDetail = {
  entry: LedgerEntry
  /** The person who made the transaction; null for an automatic one, such as an expiry. */
  madeBy: string | null
  /** The payment that a refund reverses. */
  reverses: LedgerTransfer | null
}

/** Customers see the names of their own members, but never those of staff. */
export async function loadTransactionDetail(
  caller: Caller,
  wallet: Wallet,
  entry: LedgerEntry
): Promise<TransactionDetail> {
  const { creator, reversesId } = entry.transfer
  const isNamed = creator && (caller.isAdmin || (await isWalletMember(wallet, creator.id)))
  return {
    entry,
    madeBy: isNamed ? creator.fullName : creator ? `${brand.name} staff` : null,
    reverses: reversesId ? await LedgerTransfer.findOrFail(reversesId) : null,
  }
}

async function isWalletMember({ userId, organizationId }: Wallet, creatorId: number) {
  if (userId !== null) return userId === creatorId
  const membership = { userId: creatorId, organizationId: Math.abs(organizationId) }
  return Boolean(await Membership.findBy(membership))
}
