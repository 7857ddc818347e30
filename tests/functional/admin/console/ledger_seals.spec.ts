import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import {
  findAllLedgerFaults,
  findRecentLedgerFaults,
  verifyLedger,
} from '#admin/console/ledger_verification'
import { queryRows } from '#shared/database/query_rows'
import { incrementalCheckScope } from '#wallet/ledger/ledger_check_scope'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import LedgerAccount from '#wallet/ledger/ledger_account'
import { lastCommittedEntry } from '#wallet/ledger/ledger_seals'
import { person } from '#tests/support/people'
import { backdate, putMoney, walletOf } from '#tests/support/money/wallet_rows'

const TURNS = 28
const DAYS = [5, 4, 3].map((days) => DateTime.now().setZone('Africa/Lagos').minus({ days }))
const NAMES = DAYS.map((day) => day.toISODate()!)

type Seal = { id: number; day: string; entries: number; hash: string; previous: string }

function seals(): Promise<Seal[]> {
  return queryRows<Seal>(
    db,
    `select id, to_char(day, 'YYYY-MM-DD') as day, entries, encode(hash, 'hex') as hash,
       encode(previous_hash, 'hex') as previous from ledger_seals order by ledger_seals.id`
  )
}

const GUARDED = ['ledger_entries', 'ledger_transfers', 'ledger_seals']

/** Runs statements with the triggers off, as the tables' owner can. */
async function meddle(...statements: string[]) {
  for (const table of GUARDED) await db.rawQuery(`alter table ${table} disable trigger user`)
  for (const sql of statements) await db.rawQuery(sql)
  for (const table of GUARDED) await db.rawQuery(`alter table ${table} enable trigger user`)
}

const describeChangedDay = (day: string) => `a day of the ledger differs from its seal (id ${day})`

/** Posts credits on three past days, with unused entry ids between them. */
async function threeDays(): Promise<number[]> {
  const { email } = await person({ password: null })
  const wallet = await walletOf(email)
  const transfers = []
  for (const day of DAYS) {
    await db.rawQuery(`select nextval('ledger_entries_id_seq') from generate_series(1, 2)`)
    const id = await putMoney(wallet, { kobo: 500 })
    await backdate(id, day)
    transfers.push(id)
  }
  return transfers
}

test.group('Sealed days of the ledger', (group) => {
  let second: number
  let account: number

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await db.from('ledger_checks').delete()
    const transfers = await threeDays()
    second = transfers[1]!
    const bank = await LedgerAccount.ofSystem('bank_clearing')
    account = bank.id
  })

  test('are past days, each chained to the one before, and are sealed once', async ({ assert }) => {
    const wallet = await walletOf('member@sendam.test')
    await putMoney(wallet, { kobo: 700 })
    assert.deepEqual(await verifyLedger(), [])
    const sealed = await seals()
    assert.deepEqual(
      sealed.slice(-3).map(({ day }) => day),
      NAMES
    )
    assert.deepEqual(
      sealed.slice(-2).map(({ entries }) => entries),
      [2, 2]
    )
    assert.equal(sealed.at(-1)!.previous, sealed.at(-2)!.hash)
    await putMoney(wallet, { kobo: -300 })
    assert.deepEqual(await verifyLedger(), [])
    assert.deepEqual(await seals(), sealed)
    assert.deepEqual(await findAllLedgerFaults(), [])
  })

  test('are reported when one of their entries is altered, inserted or deleted', async ({
    assert,
  }) => {
    assert.deepEqual(await verifyLedger(), [])
    const changes: Record<string, string[]> = {
      altered: [
        `update ledger_entries set created_at = created_at + interval '1 second' where transfer_id = ${second}`,
      ],
      described: [`update ledger_transfers set comment = 'Nothing' where id = ${second}`],
      removed: [`delete from ledger_entries where transfer_id = ${second}`],
      inserted: [
        `insert into ledger_entries (id, transfer_id, account_id, amount_kobo, balance_after_kobo)
         select id - 2, transfer_id, account_id, amount_kobo, balance_after_kobo
         from ledger_entries where transfer_id = ${second}`,
      ],
    }
    for (const [change, statements] of Object.entries(changes)) {
      const savepoint = await db.transaction()
      await meddle(...statements)
      const found = await findAllLedgerFaults()
      const named = found.filter((fault) => fault.includes('differs from its seal'))
      assert.deepEqual(named, [describeChangedDay(NAMES[1]!)], change)
      await savepoint.rollback()
    }
    assert.deepEqual(await findAllLedgerFaults(), [])
  })

  test('are each checked again once in 28 checks', async ({ assert }) => {
    assert.deepEqual(await verifyLedger(), [])
    const place = await seals().then((all) => all.find(({ day }) => day === NAMES[1])!.id)
    await meddle(`update ledger_transfers set comment = 'Nothing' where id = ${second}`)
    const turns = []
    for (let count = 0; count < TURNS; count++) {
      const found = await findLedgerFaults(await incrementalCheckScope(db, count))
      if (found.includes(describeChangedDay(NAMES[1]!))) turns.push(count)
    }
    assert.deepEqual(turns, [place % TURNS])
  })

  test('let even an incremental check find changed balances, seals and dates', async ({
    assert,
  }) => {
    assert.deepEqual(await verifyLedger(), [])
    const more = (table: string, column: string, id = 'account_id') =>
      `update ${table} set ${column} = ${column} + 100 where ${id} = ${account}`
    const changes: [string, string[]][] = [
      [
        'the balance of an account is not the sum of its entries',
        [
          `${more('ledger_entries', 'amount_kobo')} and transfer_id = ${second}`,
          more('ledger_accounts', 'balance_kobo', 'id'),
        ],
      ],
      [
        'the opening balances of the latest seal were changed',
        [
          more('ledger_sealed_balances', 'balance_kobo'),
          more('ledger_accounts', 'balance_kobo', 'id'),
        ],
      ],
      [
        'the chain of sealed days is broken',
        [`update ledger_seals set entries = entries + 1 where day = '${NAMES[1]}'`],
      ],
      [
        'the chain of sealed days is broken',
        [`delete from ledger_seals where day = '${NAMES[1]}'`],
      ],
      [
        'an entry has the date of a day that was already sealed',
        [
          `update ledger_entries set created_at = '${NAMES[1]} 12:00+01'
           where id = (select max(id) from ledger_entries)`,
        ],
      ],
    ]
    await putMoney(await walletOf('member@sendam.test'), { kobo: 700 })
    const sealed = await seals()
    const turn = sealed.at(-1)!.id + 1
    for (const [words, statements] of changes) {
      const savepoint = await db.transaction()
      await meddle(...statements)
      const found = await findRecentLedgerFaults(turn)
      assert.isTrue(
        found.some((fault) => fault.startsWith(words)),
        `${words}: ${found.join('; ')}`
      )
      assert.isNotEmpty(await findAllLedgerFaults())
      await savepoint.rollback()
    }
  })

  test('are not added while a fault lasts, and until then every check covers everything', async ({
    assert,
  }) => {
    assert.deepEqual(await verifyLedger(), [])
    const sealed = await seals()
    await backdate(
      await putMoney(await walletOf('member@sendam.test'), { kobo: 700 }),
      DateTime.now().minus({ days: 2 })
    )
    const moment = `interval '1 second' where transfer_id = ${second}`
    await meddle(`update ledger_entries set created_at = created_at + ${moment}`)
    assert.deepEqual(await verifyLedger({ isWhole: true }), [describeChangedDay(NAMES[1]!)])
    assert.deepEqual(await verifyLedger(), [describeChangedDay(NAMES[1]!)])
    assert.deepEqual(await seals(), sealed)
    await meddle(`update ledger_entries set created_at = created_at - ${moment}`)
    assert.deepEqual(await verifyLedger(), [])
    assert.lengthOf(await seals(), sealed.length + 1)
  })

  test('can be neither changed nor removed', async ({ assert }) => {
    await verifyLedger()
    for (const sql of ['delete from ledger_seals', 'update ledger_seals set entries = 0']) {
      const savepoint = await db.transaction()
      await assert.rejects(() => savepoint.rawQuery(sql), /append-only/)
      await savepoint.rollback()
    }
  })
})

/** This test commits for real, because it needs concurrent transactions. */
test.group('Ledger entries of an open transaction', () => {
  test('cannot be sealed before it commits', async ({ assert, cleanup }) => {
    const { email } = await person({ password: null })
    const wallet = await walletOf(email)
    const bank = await LedgerAccount.ofSystem('bank_clearing')
    const late = await db.transaction()
    cleanup(() => (late.isCompleted ? undefined : late.rollback()))
    await late.rawQuery(
      `select post_transfer('{"kind": "demo_funding", "reference": "late ${process.pid}"}',
         array[${wallet.account('cash').id}, ${bank.id}], array[100, -100])`
    )
    assert.isNull(await lastCommittedEntry(1))
    await late.commit()
    const [{ max }] = await db.from('ledger_entries').max('id as max')
    assert.equal(await lastCommittedEntry(1), Number(max))
  })
})
