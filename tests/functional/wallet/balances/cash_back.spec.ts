import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { listExpiringCashBack, grantCashBack } from '#wallet/balances/cash_back'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import type Wallet from '#wallet/balances/wallet'
import { toPayingAccount, InsufficientFunds, payFromWallet } from '#wallet/ledger/pay_from_wallet'
import { refundToWallet } from '#wallet/ledger/refund_to_wallet'
import { person } from '#tests/support/people'
import { backdateGrants, nextReference, putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { breakRows, runSweep } from '#tests/support/jobs'

async function createWallet() {
  const { email } = await person()
  return { email, wallet: await walletOf(email) }
}

function grant(wallet: Wallet, amountKobo: number, expiresInDays?: number) {
  const gift = { kind: 'referral_reward', reference: nextReference(), comment: 'A gift' } as const
  return db.transaction((trx) => grantCashBack(trx, wallet, { ...gift, amountKobo, expiresInDays }))
}

function spend(wallet: Wallet, amountKobo: number, reference = nextReference()) {
  return db.transaction((trx) =>
    payFromWallet(trx, toPayingAccount(wallet, 'cash_back'), {
      amountKobo,
      discountKobo: 0,
      reference,
      comment: 'Shipment',
      createdBy: wallet.userId!,
    })
  )
}

async function cashBackKobo(email: string): Promise<number> {
  const wallet = await walletOf(email)
  return wallet.account('cash_back').balanceKobo
}

async function remaining(wallet: Wallet) {
  const grants = await listExpiringCashBack(wallet)
  return grants.map(({ remainingKobo }) => remainingKobo)
}

test.group('Expiring cash back', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(async () => {
    const faults = await findLedgerFaults()
    if (faults.length) throw new Error(faults.join('\n'))
  })

  test('is spent by expiry date, before cash back that never expires', async ({ assert }) => {
    const { email, wallet } = await createWallet()
    await putMoney(wallet, { kobo: 1000, account: 'cash_back', from: 'promotions' })
    await grant(wallet, 500, 20)
    await grant(wallet, 300, 10)
    assert.deepEqual(await remaining(wallet), [300, 500])
    await spend(wallet, 400)
    assert.deepEqual(await remaining(wallet), [400])
    await spend(wallet, 600)
    assert.deepEqual(await remaining(wallet), [])
    assert.equal(await cashBackKobo(email), 800)
  })

  test('expires once, by the database clock, and returns to promotions', async ({ assert }) => {
    const { email, wallet } = await createWallet()
    await grant(wallet, 1000, 30)
    await grant(wallet, 200, 40)
    await spend(wallet, 250)
    await backdateGrants(wallet, { days: 30, minutes: -1 })
    await runSweep('wallet.expire_cash_back')
    assert.equal(await cashBackKobo(email), 950)
    await backdateGrants(wallet, { minutes: 1 })
    await runSweep('wallet.expire_cash_back')
    await runSweep('wallet.expire_cash_back')
    assert.equal(await cashBackKobo(email), 200)
    const expiries = await db
      .from('ledger_transfers')
      .where({ kind: 'cash_back_expiry', created_by: null })
    assert.lengthOf(expiries, 1)
  })

  test('expires even when the sweep fails for another account', async ({ assert }) => {
    const [broken, other] = [await createWallet(), await createWallet()]
    for (const { wallet } of [broken, other]) {
      await grant(wallet, 100, 1)
      await backdateGrants(wallet, { days: 2 })
    }
    await breakRows('ledger_accounts', `old.id = ${broken.wallet.account('cash_back').id}`)
    await runSweep('wallet.expire_cash_back')
    assert.equal(await cashBackKobo(broken.email), 100)
    assert.equal(await cashBackKobo(other.email), 0)
  })

  test('cannot be spent after its expiry, even before the sweep', async ({ assert }) => {
    const { wallet } = await createWallet()
    await grant(wallet, 1000, 30)
    await grant(wallet, 300, 60)
    await backdateGrants(wallet, { days: 31 })
    await assert.rejects(() => spend(wallet, 301), InsufficientFunds)
    await spend(wallet, 300)
  })

  test('keeps its expiry date after a refund, or lasts a week if that is longer', async ({
    assert,
  }) => {
    const { email, wallet } = await createWallet()
    await grant(wallet, 100, 3)
    await grant(wallet, 200, 40)
    const reference = nextReference()
    await spend(wallet, 250, reference)
    const refund = { reference, comment: 'Refund', createdBy: null }
    await db.transaction((trx) => refundToWallet(trx, refund))
    const grants = await listExpiringCashBack(wallet)
    assert.deepEqual(
      grants.map(({ remainingKobo, expiresAt }) => [
        remainingKobo,
        Math.round(expiresAt.diff(DateTime.now(), 'days').days),
      ]),
      [
        [100, 7],
        [50, 40],
        [150, 40],
      ]
    )
    assert.equal(await cashBackKobo(email), 300)
  })

  test('cannot be changed or deleted in the database, only spent', async ({ assert }) => {
    const { wallet } = await createWallet()
    await grant(wallet, 100, 3)
    await spend(wallet, 50)
    const changes = [
      () => db.from('cash_back_grants').update({ remaining_kobo: 100 }),
      () => db.from('cash_back_grants').update({ expires_at: new Date() }),
      () => db.from('cash_back_grants').delete(),
      () => db.from('cash_back_uses').update({ amount_kobo: 1 }),
      () => db.from('cash_back_uses').delete(),
    ]
    for (const change of changes) {
      await assert.rejects(() => db.transaction(async () => change()), /append-only/)
    }
  })
})
