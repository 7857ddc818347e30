import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { DomainError } from '#shared/errors/domain_error'
import { formatKobo } from '#shared/money/rules/money'
import { topUpTestAccount } from '#wallet/ledger/top_up_test_account'
import Wallet from '#wallet/balances/wallet'

class TestModeRequired extends DomainError {
  constructor() {
    super('E_TEST_ONLY', 'Test money is for test data only. Switch to test data first.')
  }
}

/** Tops up the caller's test wallet. Returns the confirmation message. Throws TestModeRequired. */
export async function topUpTestMoney(caller: Caller): Promise<string> {
  if (!caller.isTest) throw new TestModeRequired()
  const wallet = await Wallet.of(caller)
  const cash = wallet.account('cash')
  const givenKobo = await db.transaction((trx) => topUpTestAccount(trx, cash.id, caller.user.id))
  await cash.refresh()
  const held = formatKobo(cash.balanceKobo)
  if (givenKobo === 0) return `Your test wallet already has ${held}.`
  return `${formatKobo(givenKobo)} of test money has been added. Your test wallet now has ${held}.`
}
