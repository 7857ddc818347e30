import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import LedgerAccount from '#wallet/ledger/ledger_account'
import { toPayingAccount, payFromWallet } from '#wallet/ledger/pay_from_wallet'
import { refundToWallet } from '#wallet/ledger/refund_to_wallet'
import type Wallet from '#wallet/balances/wallet'
import { person } from '#tests/support/people'
import { nextReference, putMoney, walletOf } from '#tests/support/money/wallet_rows'

const ROWS = 8
const KOBO = 1000

async function pay(wallet: Wallet): Promise<string> {
  const reference = nextReference()
  const price = { reference, amountKobo: KOBO, discountKobo: 0, comment: 'Rows' }
  await db.transaction(async (trx) => {
    // Fails instead of waiting while this test's other transaction is open.
    await trx.rawQuery(`set local lock_timeout = '200ms'`)
    await payFromWallet(trx, toPayingAccount(wallet, 'cash'), price)
  })
  return reference
}

async function revenueKobo(): Promise<number> {
  const rows = await LedgerAccount.query().where({ kind: 'revenue' })
  return rows.reduce((sum, { balanceKobo }) => sum + balanceKobo, 0)
}

/** These commit for real: they test lock waits between transactions. */
test.group('The revenue accounts', () => {
  test('let the payments of eight wallets run side by side and add up', async ({
    assert,
    cleanup,
  }) => {
    const wallets: Wallet[] = []
    while (wallets.length < ROWS) {
      const { email } = await person({ password: null })
      const wallet = await walletOf(email)
      await putMoney(wallet, { kobo: 2 * KOBO })
      wallets.push(wallet)
    }
    const before = await revenueKobo()
    const [first, ...others] = wallets
    const open = await db.transaction()
    cleanup(() => (open.isCompleted ? undefined : open.rollback()))
    const reference = nextReference()
    const price = { reference, amountKobo: KOBO, discountKobo: 0, comment: 'Rows' }
    await payFromWallet(open, toPayingAccount(first!, 'cash'), price)
    for (const wallet of others) await pay(wallet)
    await open.commit()
    assert.equal((await revenueKobo()) - before, ROWS * KOBO)

    const refund = { reference, comment: 'Rows', createdBy: null }
    assert.equal(await db.transaction((trx) => refundToWallet(trx, refund)), KOBO)
    assert.equal((await revenueKobo()) - before, ROWS * KOBO)
  })

  test('have ids below every wallet account, so that payments lock them last', async ({
    assert,
  }) => {
    const [{ min }] = await db.from('ledger_accounts').whereNotNull('wallet_id').min('id as min')
    const rows = await LedgerAccount.query().where({ kind: 'revenue' })
    assert.lengthOf(rows, ROWS)
    assert.isBelow(Math.max(...rows.map(({ id }) => id)), Number(min))
  })
})
