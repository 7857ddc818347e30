import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { ALL_OWNERS, readFiguresSince } from '#shared/figures/figures'
import { postTransfer } from '#wallet/ledger/ledger'
import LedgerAccount from '#wallet/ledger/ledger_account'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import { loadTransferTotals } from '#wallet/ledger/transfer_totals'
import Wallet from '#wallet/balances/wallet'
import { DateTime } from 'luxon'
import {
  bookTestShipment,
  payTestShipment,
  sendTestShipment,
  createTestClient,
} from '#tests/support/developers/test_data'
import { createUserApiKey, withKey } from '#tests/support/developers/api_keys'
import { person } from '#tests/support/people'
import { smallTariff } from '#tests/support/tariff'
import { nextReference } from '#tests/support/money/wallet_rows'
import { ensureTestOrganization } from '#identity/test_mode/test_organization'

const MEMBER = 'member@sendam.test'

const platformFigures = () =>
  readFiguresSince(
    ALL_OWNERS,
    ['earned', 'refunded'],
    DateTime.now().setZone('Africa/Lagos').startOf('day')
  )

async function testWallet(email = MEMBER): Promise<Wallet> {
  const user = await User.findByOrFail('email', email)
  const { organization } = await user.homeMembership()
  const testOrganization = await ensureTestOrganization(organization)
  return Wallet.ownedBy(testOrganization.id, user.id)
}

test.group('Test money', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('pays for test shipments without moving any live money', async ({ assert }) => {
    const apiClient = await createTestClient(MEMBER)
    const full = await apiClient('POST', '/test_money')
    assert.equal(full.message, 'Your test wallet already has ₦1,000,000.00.')
    const before = {
      moved: await loadTransferTotals(),
      revenue: await platformFigures(),
    }
    const accounts = () => db.from('ledger_accounts').where('is_test', false).orderBy('id')
    const live = await accounts()

    const shipment = await sendTestShipment(apiClient)
    assert.equal(shipment.status, 'BOOKED')
    const wallet = await testWallet()
    const paid = shipment.paymentAmountKobo
    assert.equal(wallet.account('cash').balanceKobo, 100_000_000 - paid)
    const earned = await LedgerAccount.ofSystem('test_revenue')
    assert.equal(earned.balanceKobo, paid)

    assert.deepEqual(await accounts(), live)
    assert.deepEqual(await loadTransferTotals(), before.moved)
    assert.deepEqual(await platformFigures(), before.revenue)
    const { message } = await apiClient('POST', '/test_money')
    assert.match(
      message,
      /of test money has been added\. Your test wallet now has ₦1,000,000\.00\.$/
    )
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('is refused with 402 when it does not suffice', async ({ assert }) => {
    const apiClient = await createTestClient(MEMBER)
    const shipment = await bookTestShipment(apiClient)
    const wallet = await testWallet()
    const held = wallet.account('cash').balanceKobo
    const adjustments = await LedgerAccount.ofSystem('test_adjustments')
    await db.transaction((trx) =>
      postTransfer(trx, { kind: 'test_money', reference: nextReference() }, [
        { accountId: wallet.account('cash').id, amountKobo: -held },
        { accountId: adjustments.id, amountKobo: held },
      ])
    )
    const answer = await payTestShipment(apiClient, shipment)
    assert.deepEqual([answer.status, answer.body.code], [402, 'E_INSUFFICIENT_BALANCE'])
  })

  test('is refused in live mode', async ({ assert }) => {
    const { text } = await createUserApiKey(await User.findByOrFail('email', MEMBER))
    const answer = await withKey(text)('POST', '/test_money')
    assert.deepEqual([answer.status, answer.body.code], [409, 'E_TEST_ONLY'])
  })

  test('cannot be mixed with live money in one transfer', async ({ assert }) => {
    const wallet = await testWallet()
    const revenue = await LedgerAccount.ofSystem('revenue')
    await assert.rejects(
      () =>
        db.transaction((trx) =>
          postTransfer(trx, { kind: 'staff_debit', reference: nextReference() }, [
            { accountId: wallet.account('cash').id, amountKobo: -100 },
            { accountId: revenue.id, amountKobo: 100 },
          ])
        ),
      /may not mix test money with real money/
    )
  })
})

/** These commit for real: each has its own transaction. */
test.group('Test money of a new wallet', () => {
  test('is granted once, even when many open the wallet at once', async ({ assert }) => {
    const user = await person()
    const { organization } = await user.lastMembership()
    const wallets = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { id } = await ensureTestOrganization(organization)
        return Wallet.ownedBy(id, user.id)
      })
    )
    assert.equal(new Set(wallets.map(({ id }) => id)).size, 1)
    const cash = wallets[0]!.account('cash')
    await cash.refresh()
    assert.equal(cash.balanceKobo, 100_000_000)
    assert.deepEqual(await findLedgerFaults(), [])
  })
})
