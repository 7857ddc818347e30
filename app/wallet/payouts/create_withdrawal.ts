import { randomBytes } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { recordTeamActivity } from '#identity/teams/activity/team_activity'
import { DomainError } from '#shared/errors/domain_error'
import { formatKobo, kobo, naira } from '#shared/money/rules/money'
import { lockAccounts, postTransfer } from '#wallet/ledger/ledger'
import LedgerAccount from '#wallet/ledger/ledger_account'
import PayoutAccount from '#wallet/payouts/models/payout_account'
import Wallet from '#wallet/balances/wallet'
import Withdrawal from '#wallet/payouts/models/withdrawal'
import { requirePayoutOwner } from '#wallet/payouts/payout_owner'
import {
  NO_FUNDS,
  withdrawalLimitMessage,
  withdrawableKobo,
} from '#wallet/payouts/rules/withdrawal_rules'
import type { PaymentProviderName } from '#wallet/providers/payment_provider'
import { getPaymentProvider } from '#wallet/providers/provider_registry'
import { withdrawalFeeKobo } from '#wallet/balances/wallet_settings'
import type { Decimal } from '#shared/numbers/rules/decimal'

class NothingToWithdraw extends DomainError {
  constructor() {
    super('E_INSUFFICIENT_BALANCE', NO_FUNDS)
  }
}

class WithdrawalTooLarge extends DomainError {
  constructor(mostKobo: number, feeKobo: number) {
    const fee = feeKobo > 0 ? formatKobo(feeKobo) : null
    super('E_INSUFFICIENT_BALANCE', withdrawalLimitMessage(formatKobo(mostKobo), fee), 'amount')
  }
}

class FeeChanged extends DomainError {
  constructor(feeKobo: number) {
    super(
      'E_FEE_CHANGED',
      `The fee is now ${formatKobo(feeKobo)}. Nothing was withdrawn. Please check the total and confirm again.`,
      'fee'
    )
  }
}

/** `amount` and `fee` are in naira. */
export interface WithdrawalInput {
  amount: number
  creditAccountId: number
  /** The fee that the user saw. If it has changed, FeeChanged is thrown. Unset: accept any fee. */
  fee?: number
}

export interface WithdrawalTerms {
  feeKobo: number
  provider: PaymentProviderName
}

/** Call it before the transaction: inside it, a second connection could starve the pool. */
export async function loadWithdrawalTerms(): Promise<WithdrawalTerms> {
  return { feeKobo: await withdrawalFeeKobo.get(), provider: getPaymentProvider().name }
}

export interface CreatedWithdrawal {
  withdrawalId: number
  message: string
  /** The new balance in naira. */
  cashBalance: Decimal
}

/**
 * Moves amount and fee from cash to the hold; the transfer starts after the commit. Locks cash
 * before reading it, so that concurrent withdrawals cannot overdraw. Credit cannot be withdrawn.
 */
export async function createWithdrawal(
  trx: TransactionClientContract,
  caller: Caller,
  input: WithdrawalInput,
  { feeKobo, provider }: WithdrawalTerms
): Promise<CreatedWithdrawal> {
  await requirePayoutOwner(caller, trx)
  if (input.fee !== undefined && input.fee !== naira(feeKobo)) throw new FeeChanged(feeKobo)
  const wallet = await Wallet.of(caller, trx)
  const account = await PayoutAccount.linkedTo(wallet, trx)
    .where('id', input.creditAccountId)
    .firstOrFail()
  const amountKobo = kobo(input.amount)
  const withdrawal = await Withdrawal.create(
    {
      organizationId: wallet.organizationId,
      walletId: wallet.id,
      payoutAccountId: account.id,
      // Hexadecimal in lower case, because some providers accept no capitals.
      reference: `wd-${randomBytes(12).toString('hex')}`,
      amountKobo,
      feeKobo,
      status: 'pending',
      provider,
      createdBy: caller.user.id,
    },
    { client: trx }
  )
  // Lock cash only now: the insert has locked the organization, and staff lock in that order.
  const cashKobo = await lockCashKobo(trx, wallet)
  requireFunds(cashKobo, amountKobo, feeKobo)
  await holdFunds(trx, wallet, account, withdrawal)
  const subject = { kind: 'wallet', id: wallet.id } as const
  await recordTeamActivity(trx, caller, { verb: 'pay_out', subject, after: { amountKobo } })
  return {
    withdrawalId: withdrawal.id,
    message: `${formatKobo(amountKobo)} is on its way to ${account.accountName}, ${account.bankName} ${account.shortNumber}.`,
    cashBalance: naira(cashKobo - withdrawal.heldKobo),
  }
}

/** Locks the hold as well: a withdrawal that fails locks the hold first, then waits for cash. */
async function lockCashKobo(trx: TransactionClientContract, wallet: Wallet): Promise<number> {
  const cashId = wallet.account('cash').id
  await lockAccounts(trx, [cashId, wallet.account('hold').id])
  const { balanceKobo } = await LedgerAccount.findOrFail(cashId, { client: trx })
  return balanceKobo
}

function requireFunds(cashKobo: number, amountKobo: number, feeKobo: number) {
  if (cashKobo <= 0) throw new NothingToWithdraw()
  const mostKobo = withdrawableKobo(cashKobo, feeKobo)
  if (amountKobo > mostKobo) throw new WithdrawalTooLarge(mostKobo, feeKobo)
}

async function holdFunds(
  trx: TransactionClientContract,
  wallet: Wallet,
  account: PayoutAccount,
  { reference, heldKobo, createdBy }: Withdrawal
) {
  const comment = `To ${account.bankName} ${account.shortNumber}`
  await postTransfer(trx, { kind: 'withdrawal', reference, comment, createdBy }, [
    { accountId: wallet.account('cash').id, amountKobo: -heldKobo },
    { accountId: wallet.account('hold').id, amountKobo: heldKobo },
  ])
}
