import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { detectAlarms } from '#admin/health/detect_alarms'
import { queryRows } from '#shared/database/query_rows'
import { readCommittedHighWatermarks } from '#shared/database/committed_high_watermark'
import { lockChains } from '#shared/proof/chains'
import { listLatestSeals } from '#shared/proof/day_seals'
import { extendChains, linkRows } from '#shared/proof/link_rows'
import { verifyProof } from '#shared/proof/verify_proof'
import { lagosToday } from '#shared/time/lagos_time'
import LedgerAccount from '#wallet/ledger/ledger_account'
import { nextReference, putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { person } from '#tests/support/people'
import { restartProofChains, countLinks } from '#tests/support/money/proof_rows'

const transfers = async () => {
  const [{ count }] = await db.from('ledger_transfers').count('* as count')
  return Number(count)
}

const ALL_OF_TODAY = { upto: Number.MAX_SAFE_INTEGER, day: '2020-11-05' }

test.group('Proof chains', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await restartProofChains()
  })

  test('link every row once, however often the job runs', async ({ assert }) => {
    const { email } = await person({ password: null })
    await putMoney(await walletOf(email), { kobo: 500 })
    await extendChains()
    const count = await transfers()
    assert.deepEqual(await countLinks('ledger'), { links: count, rows: count })
    await extendChains()
    assert.deepEqual(await countLinks('ledger'), { links: count, rows: count })
    await putMoney(await walletOf(email), { kobo: 500 })
    await extendChains()
    assert.deepEqual(await countLinks('ledger'), { links: count + 1, rows: count + 1 })
  })

  test('are sealed once per day, even if a clock is set back', async ({ assert }) => {
    const { email } = await person({ password: null })
    const wallet = await walletOf(email)
    for (const today of ['2020-11-05', '2020-11-06', '2020-11-04', '2020-11-07']) {
      await putMoney(wallet, { kobo: 500 })
      await extendChains({ today })
    }
    const [second, first] = await listLatestSeals(db, 5)
    assert.deepEqual([first!.day, second!.day], ['2020-11-05', '2020-11-06'])
    assert.equal(second!.previousHash, first!.hash)
    assert.equal(second!.ends.ledger.links, 2)
    assert.deepEqual(await verifyProof({ isWhole: true }), [])
    const [third] = await listLatestSeals(db, 1)
    assert.deepEqual([third!.number, third!.day], [3, '2020-11-07'])
  })

  test('are sealed each day, even if a clock was ahead for a while or for days', async ({
    assert,
  }) => {
    const { email } = await person({ password: null })
    const wallet = await walletOf(email)
    const days = ['2020-11-05', '2033-01-01', '2020-11-05', '2020-11-06', '2020-11-07']
    for (const today of [...days, '2040-01-01', '2040-01-02', '2020-11-08', '2020-11-09']) {
      await putMoney(wallet, { kobo: 500 })
      await extendChains({ today })
    }
    const found = await listLatestSeals(db, 9)
    assert.deepEqual(
      found
        .reverse()
        .map(({ day, ends }) => [day, ends.ledger.links])
        .slice(1),
      [
        ['2020-11-06', 3],
        ['2020-11-07', 1],
        ['2040-01-01', 1],
        ['2020-11-08', 2],
      ]
    )
    assert.deepEqual(await verifyProof({ isWhole: true }), [])
  })

  test('raise an alarm for a clock that is ahead, until the next day is sealed', async ({
    assert,
  }) => {
    const wallet = await walletOf('member@sendam.test')
    const hasClockAlarm = async () => {
      const alarms = await detectAlarms()
      return alarms.some(({ cause }) => cause === 'proof clock')
    }
    const today = lagosToday()
    await putMoney(wallet, { kobo: 500 })
    await extendChains({ today })
    assert.isFalse(await hasClockAlarm())
    await putMoney(wallet, { kobo: 500 })
    await extendChains({ today: '2999-01-01' })
    assert.isTrue(await hasClockAlarm())
    await restartProofChains()
    await extendChains({ today: '2999-01-01' })
    await putMoney(wallet, { kobo: 500 })
    await extendChains({ today: '2020-11-05' })
    assert.isTrue(await hasClockAlarm())
    await extendChains({ today: '2020-11-06' })
    assert.isFalse(await hasClockAlarm())
  })

  test('can be neither changed nor removed', async ({ assert }) => {
    const { email } = await person({ password: null })
    await putMoney(await walletOf(email), { kobo: 500 })
    await extendChains({ today: '2020-11-05' })
    await extendChains({ today: '2020-11-06' })
    for (const table of ['proof_links', 'proof_seals']) {
      for (const sql of [`delete from ${table}`, `update ${table} set created_at = now()`]) {
        const savepoint = await db.transaction()
        await assert.rejects(() => savepoint.rawQuery(sql), /append-only/)
        await savepoint.rollback()
      }
    }
  })
})

/** These tests commit for real, because they need concurrent transactions. */
test.group('Proof chains under concurrency', (group) => {
  let cash: number
  let bank: number

  group.setup(async () => {
    await restartProofChains()
    const { email } = await person({ password: null })
    const wallet = await walletOf(email)
    await putMoney(wallet, { kobo: 500 })
    cash = wallet.account('cash').id
    const clearing = await LedgerAccount.ofSystem('bank_clearing')
    bank = clearing.id
  })
  group.teardown(() => restartProofChains())

  const pay = (trx: TransactionClientContract, accounts: number[]) =>
    queryRows<{ id: number }>(
      trx,
      `select post_transfer(cast(:details as jsonb), cast(:accounts as bigint[]), array[100, -100])::int as id`,
      { details: JSON.stringify({ kind: 'demo_funding', reference: nextReference() }), accounts }
    )

  test('link a late transaction once, after its commit', async ({ assert, cleanup }) => {
    const late = await db.transaction()
    cleanup(() => (late.isCompleted ? undefined : late.rollback()))
    const [first] = await queryRows<{ id: number }>(
      late,
      `insert into ledger_transfers (kind, reference) values ('demo_funding', ?) returning id::int`,
      [nextReference()]
    )
    const [second] = await db.transaction((trx) => pay(trx, [cash, bank]))
    assert.isBelow(first!.id, second!.id)
    assert.isNull(await readCommittedHighWatermarks(['ledger_transfers'], 1))
    assert.isFalse(await extendChains({ looks: 1 }))
    assert.deepEqual(await countLinks('ledger'), { links: 0, rows: 0 })
    await late.commit()
    assert.isTrue(await extendChains())
    const count = await transfers()
    assert.deepEqual(await countLinks('ledger'), { links: count, rows: count })
  })

  test('do not block payments while rows are linked', async ({ assert, cleanup }) => {
    const linking = await db.transaction()
    cleanup(() => (linking.isCompleted ? undefined : linking.rollback()))
    await lockChains(linking)
    await linkRows(linking, 'ledger', ALL_OF_TODAY)
    const [paid] = await db.transaction(async (trx) => {
      await trx.rawQuery(`set local lock_timeout = '1ms'`)
      return pay(trx, [cash, bank])
    })
    assert.isAbove(paid!.id, 0)
  })

  test('keep nothing of a run that is killed; the next run continues', async ({ assert }) => {
    const before = await countLinks('ledger')
    await db.transaction((trx) => pay(trx, [cash, bank]))
    const ended = await db.transaction()
    const [{ pid }] = (await queryRows<{ pid: number }>(
      ended,
      'select pg_backend_pid() as pid'
    )) as [{ pid: number }]
    await lockChains(ended)
    await linkRows(ended, 'ledger', ALL_OF_TODAY)
    await db.rawQuery('select pg_terminate_backend(?, 5000)', [pid])
    await ended.rollback().catch(() => undefined)
    assert.deepEqual(await countLinks('ledger'), before)
    await extendChains()
    const count = await transfers()
    assert.deepEqual(await countLinks('ledger'), { links: count, rows: count })
  })

  test('link every row once in concurrent runs', async ({ assert }) => {
    await db.transaction((trx) => pay(trx, [cash, bank]))
    await Promise.all([extendChains(), extendChains(), extendChains()])
    const count = await transfers()
    assert.deepEqual(await countLinks('ledger'), { links: count, rows: count })
    assert.deepEqual(await verifyProof({ isWhole: true }), [])
  })
})
