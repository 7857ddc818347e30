import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DomainError } from '#shared/errors/domain_error'
import { lockAccounts } from '#wallet/ledger/ledger'
import LedgerAccount from '#wallet/ledger/ledger_account'

class CreditOnHold extends DomainError {
  constructor() {
    super(
      'E_CREDIT_STOPPED',
      'Your credit is on hold because an invoice is overdue. Fund your wallet to pay it, or pay from a positive balance.'
    )
  }
}

/** Locks the account, so that concurrent payments cannot spend one balance. Throws CreditOnHold. */
export async function requirePayableWithoutCredit(
  trx: TransactionClientContract,
  id: number,
  amountKobo: number
) {
  await lockAccounts(trx, [id])
  const { balanceKobo } = await LedgerAccount.findOrFail(id, { client: trx })
  if (balanceKobo < amountKobo) throw new CreditOnHold()
}
