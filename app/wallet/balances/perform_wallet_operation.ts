import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { Forbidden } from '#identity/access/forbidden'
import Membership from '#identity/organizations/models/membership'
import { recordAudit } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'
import { formatKobo, naira } from '#shared/money/rules/money'
import { postTransfer } from '#wallet/ledger/ledger'
import LedgerAccount from '#wallet/ledger/ledger_account'
import Wallet from '#wallet/balances/wallet'
import { isBelowFloor } from '#wallet/ledger/pay_from_wallet'

export type WalletOperation = {
  walletId: number
  walletUserId: number
  amountKobo: number
  comment: string
  isCredit: boolean
  reference: string
}

class DebitTooLarge extends DomainError {
  constructor(mostKobo: number) {
    super(
      'E_INSUFFICIENT_BALANCE',
      `Insufficient Wallet balance! At most ${formatKobo(mostKobo)} can be debited.`,
      'amount'
    )
  }
}

/**
 * Credits or debits a wallet for staff, whose id the ledger and the audit log record.
 *
 * Throws E_NOT_FOUND, Forbidden for a credit to one's own wallet, and DebitTooLarge.
 */
export async function performWalletOperation(
  trx: TransactionClientContract,
  by: Caller,
  operation: WalletOperation
): Promise<{ message: string }> {
  const wallet = await requireUserWallet(trx, operation)
  const { isCredit, amountKobo, comment, reference } = operation
  if (isCredit) await requireNotOwnWallet(trx, wallet, by.user.id)
  const cash = wallet.account('cash')
  // The audit log records the previous balance, so lock the account until the transfer is posted.
  const before = await LedgerAccount.query({ client: trx })
    .where('id', cash.id)
    .forUpdate()
    .firstOrFail()
  const changeKobo = isCredit ? amountKobo : -amountKobo
  const adjustmentsId = await LedgerAccount.idOfSystem('adjustments', trx)
  try {
    const kind = isCredit ? 'staff_credit' : 'staff_debit'
    await postTransfer(trx, { kind, reference, comment, createdBy: by.user.id }, [
      { accountId: cash.id, amountKobo: changeKobo },
      { accountId: adjustmentsId, amountKobo: -changeKobo },
    ])
  } catch (error) {
    if (!isBelowFloor(error)) throw error
    throw new DebitTooLarge(before.balanceKobo - before.floorKobo!)
  }
  await recordAudit(trx, {
    actorId: by.user.id,
    action: isCredit ? 'wallet.credit' : 'wallet.debit',
    subject: { kind: 'wallet', id: wallet.id },
    before: { cashBalance: naira(before.balanceKobo) },
    after: { wallet: wallet.title, cashBalance: naira(before.balanceKobo + changeKobo), comment },
  })
  const done = isCredit ? 'credited to' : 'debited from'
  const whose = wallet.title.replace(/^./, (first) => first.toLowerCase())
  return { message: `${formatKobo(amountKobo)} has been ${done} the ${whose}.` }
}

/** Throws Forbidden if the wallet is the user's own or that of a business they belong to. */
export async function requireNotOwnWallet(
  trx: TransactionClientContract,
  wallet: Wallet,
  userId: number
) {
  if (await hasWalletAccess(trx, wallet, userId)) {
    throw new Forbidden('You cannot credit your own wallet.')
  }
}

async function requireUserWallet(
  trx: TransactionClientContract,
  { walletId, walletUserId }: WalletOperation
): Promise<Wallet> {
  const wallet = await Wallet.query({ client: trx })
    .where('id', walletId)
    .where('organizationId', '>', 0)
    .preload('accounts')
    .preload('user')
    .preload('organization')
    .first()
  if (wallet && (await hasWalletAccess(trx, wallet, walletUserId))) return wallet
  throw new DomainError('E_NOT_FOUND', 'There is no such wallet.')
}

async function hasWalletAccess(
  trx: TransactionClientContract,
  { userId: ownerId, organizationId }: Wallet,
  userId: number
): Promise<boolean> {
  if (ownerId !== null) return ownerId === userId
  return Boolean(await Membership.findBy({ userId, organizationId }, { client: trx }))
}
