import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import {
  findAllLedgerFaults,
  findRecentLedgerFaults,
  verifyLedger,
} from '#admin/console/ledger_verification'
import Shipment from '#shipping/shipment/models/shipment'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { grantCashBack } from '#wallet/balances/cash_back'
import LedgerAccount from '#wallet/ledger/ledger_account'
import { mailOf, person } from '#tests/support/people'
import { apiClientOf } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'
import { backdate, nextReference, putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { runSweep } from '#tests/support/jobs'

const MEMBER = 'member@sendam.test'

const UNPAID = {
  paidAt: null,
  paymentMethod: null,
  paidFromWalletId: null,
  status: 'AWAITING_PAYMENT_CONFIRMATION',
}

async function meddle(table: string, sql: string, bindings: Record<string, number> = {}) {
  await db.rawQuery(`alter table ${table} disable trigger user`)
  await db.rawQuery(sql, bindings)
  await db.rawQuery(`alter table ${table} enable trigger user`)
}

test.group('The ledger check', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
  })

  test('exits 0 in ledger:verify when all is sound, and otherwise 1 naming the fault', async ({
    assert,
  }) => {
    ace.ui.switchMode('raw')
    const sound = await ace.exec('ledger:verify', [])
    assert.equal(sound.exitCode, 0)
    const { id } = await LedgerAccount.ofSystem('bank_clearing')
    await db.from('ledger_accounts').where({ id }).increment('balance_kobo', 1)
    const broken = await ace.exec('ledger:verify', [])
    assert.equal(broken.exitCode, 1)
    const messages = broken.logger.getLogs().map(({ message }) => message)
    const named = `the balance of an account is not the sum of its entries (id ${id})`
    assert.isTrue(messages.some((line) => line.includes(named)))
    ace.ui.switchMode('normal')
  })

  test('finds every kind of fault, in a full and in an incremental check', async ({
    client,
    assert,
  }) => {
    const wallet = await walletOf(MEMBER)
    const cash = wallet.account('cash').id
    const cashBack = wallet.account('cash_back').id
    // Seals everything earlier, so that a check of new entries begins after it.
    await backdate(await putMoney(wallet, { kobo: 100 }), DateTime.now().minus({ days: 3 }))
    assert.deepEqual(await verifyLedger(), [])
    const shipment = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    const apiClient = await apiClientOf(client, MEMBER)
    await apiClient('post', `/shipment/${shipment.transactionReference}/make_payment/Wallet`)
    await db.transaction((trx) =>
      grantCashBack(trx, wallet, {
        amountKobo: 100,
        kind: 'referral_reward',
        reference: nextReference(),
        comment: 'A gift',
        expiresInDays: 5,
      })
    )
    const transfer = await putMoney(wallet, { kobo: 500 })
    assert.deepEqual(await findAllLedgerFaults(), [])

    const faults: [string, () => Promise<unknown>][] = [
      [
        'does not sum to zero',
        () =>
          meddle(
            'ledger_entries',
            `update ledger_entries set amount_kobo = 501
             where transfer_id = :transfer and amount_kobo = 500`,
            { transfer }
          ),
      ],
      [
        'balance of an account is not the sum',
        () => db.from('ledger_accounts').where('id', cash).increment('balance_kobo', 1),
      ],
      [
        'does not continue the one before it',
        () =>
          meddle(
            'ledger_entries',
            `update ledger_entries set balance_after_kobo = 0 where transfer_id = :transfer`,
            { transfer }
          ),
      ],
      [
        'balances of all accounts',
        () => db.from('ledger_accounts').where('id', cash).increment('balance_kobo', 1),
      ],
      [
        'credit limit',
        () => db.from('ledger_accounts').where('id', cash).update({ floor_kobo: -5 }),
      ],
      [
        'switched off',
        () => db.rawQuery('alter table ledger_entries disable trigger ledger_entries_append_only'),
      ],
      ['less what was spent', () => db.from('cash_back_grants').update({ remaining_kobo: 50 })],
      [
        'exceed its balance',
        () => db.from('ledger_accounts').where('id', cashBack).update({ balance_kobo: 50 }),
      ],
      [
        'has no such payment',
        () => Shipment.query().where('id', shipment.id).update({ paymentAmountKobo: 1 }),
      ],
      [
        'differs from its bill',
        () => Shipment.query().where('id', shipment.id).update({ discountKobo: 1 }),
      ],
      ['does not count as paid', () => Shipment.query().where('id', shipment.id).update(UNPAID)],
      [
        'voided but not refunded',
        () => Shipment.query().where('id', shipment.id).update({ status: 'VOIDED' }),
      ],
      [
        'for more than an hour',
        () =>
          Shipment.query()
            .where('id', shipment.id)
            .update({ paidAt: new Date(0) }),
      ],
    ]
    for (const [words, breakIt] of faults) {
      const savepoint = await db.transaction()
      await breakIt()
      for (const find of [findAllLedgerFaults, () => findRecentLedgerFaults(0)]) {
        const found = await find()
        assert.isTrue(
          found.some((fault) => fault.includes(words)),
          `${words}: ${found.join('; ')}`
        )
      }
      await savepoint.rollback()
    }
    assert.deepEqual(await findAllLedgerFaults(), [])
  }).timeout(120_000)

  test('reports a paid shipment without a waybill unless staff can see in the console that it waits', async ({
    client,
    assert,
  }) => {
    const shipment = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    const apiClient = await apiClientOf(client, MEMBER)
    await apiClient('post', `/shipment/${shipment.transactionReference}/make_payment/Wallet`)
    const row = { waybill_number: null, status: 'PENDING', courier_driver: 'dhl' }
    const paidAt = DateTime.now().minus({ hours: 2 }).toJSDate()
    const paid = db.from('shipments').where('id', shipment.id)
    await paid.clone().update({ ...row, paid_at: paidAt })
    const attempt = { shipment_id: shipment.id, driver: 'dhl', reference: `order-${shipment.id}` }
    await db.from('booking_attempts').where('shipment_id', shipment.id).delete()
    await db.table('booking_attempts').insert({ ...attempt, state: 'refused' })
    const faults = async () => {
      const { length } = await findAllLedgerFaults()
      return length
    }
    assert.equal(await faults(), 1)
    for (const state of ['waiting', 'unknown', 'unresolved']) {
      await db.from('booking_attempts').where('shipment_id', shipment.id).update({ state })
      assert.equal(await faults(), 0, state)
    }
    await db.from('booking_attempts').where('shipment_id', shipment.id).delete()
    assert.equal(await faults(), 1)
    await paid.clone().update({ courier_driver: 'manual' })
    assert.equal(await faults(), 0)
  })

  test('mails the faults of a night to root administrators only', async ({ assert }) => {
    const root = await person({ role: 'ROOT' })
    const admin = await person({ role: 'ADMIN' })
    await runSweep('admin.verify_ledger')
    assert.lengthOf(await mailOf(root.email), 0)
    await db.from('ledger_accounts').where('kind', 'fees').increment('balance_kobo', 1)
    await runSweep('admin.verify_ledger')
    const [mail] = await mailOf(root.email)
    assert.match(mail!.subject!, /The ledger has \d+ faults/)
    assert.include(mail!.text, 'is not the sum of its entries')
    assert.lengthOf(await mailOf(admin.email), 0)
  })
})
