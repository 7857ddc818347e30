import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import { postTransfer } from '#wallet/ledger/ledger'
import LedgerAccount from '#wallet/ledger/ledger_account'

/** ₦1,000,000: a test wallet opens with this balance, and a top-up raises it to this again. */
const TEST_MONEY_KOBO = 100_000_000

/** Returns the kobo added; 0 if the balance is already as high. */
export async function topUpTestAccount(
  trx: TransactionClientContract,
  cashAccountId: number,
  by?: number
): Promise<number> {
  const adjustmentsId = await LedgerAccount.idOfSystem('test_adjustments', trx)
  const [cash] = await queryRows<{ kobo: number }>(
    trx,
    'select balance_kobo as kobo from ledger_accounts where id = ? for update',
    [cashAccountId]
  )
  const missingKobo = TEST_MONEY_KOBO - cash!.kobo
  if (missingKobo <= 0) return 0
  const details = { kind: 'test_money', reference: randomUUID(), comment: 'Test money' } as const
  await postTransfer(trx, { ...details, createdBy: by }, [
    { accountId: cashAccountId, amountKobo: missingKobo },
    { accountId: adjustmentsId, amountKobo: -missingKobo },
  ])
  return missingKobo
}
