import { test } from '@japa/runner'
import fc from 'fast-check'
import db from '@adonisjs/lucid/services/db'
import Wallet from '#wallet/balances/wallet'
import LedgerAccount from '#wallet/ledger/ledger_account'
import { postTransfer } from '#wallet/ledger/ledger'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import User from '#identity/accounts/models/user'
import { RETAIL_ORGANIZATION_ID } from '#identity/organizations/models/organization'

let sequence = 0
const nextReference = () => `ledger-${process.pid}-${++sequence}`

async function memberWallet() {
  const user = await User.findByOrFail('email', 'member@sendam.test')
  return Wallet.ownedBy(RETAIL_ORGANIZATION_ID, user.id)
}

async function move(amountKobo: number, reference = nextReference()) {
  const wallet = await memberWallet()
  const bank = await LedgerAccount.ofSystem('bank_clearing')
  await db.transaction((trx) =>
    postTransfer(trx, { kind: 'demo_funding', reference }, [
      { accountId: bank.id, amountKobo: -amountKobo },
      { accountId: wallet.account('cash').id, amountKobo },
    ])
  )
}

async function cashKobo() {
  const wallet = await memberWallet()
  return wallet.account('cash').balanceKobo
}

/** These commit for real: they test what the database does at commit. */
test.group('The ledger', (group) => {
  group.each.teardown(async () => {
    const faults = await findLedgerFaults()
    if (faults.length) throw new Error(faults.join('\n'))
  })

  test('a transfer that does not sum to zero is refused before it is written', async ({
    assert,
  }) => {
    const wallet = await memberWallet()
    await assert.rejects(() =>
      db.transaction((trx) =>
        postTransfer(trx, { kind: 'demo_funding', reference: nextReference() }, [
          { accountId: wallet.account('cash').id, amountKobo: 100 },
          { accountId: wallet.account('hold').id, amountKobo: 100 },
        ])
      )
    )
  })

  test('the database refuses an unbalanced transfer as soon as it is written', async ({
    assert,
  }) => {
    const wallet = await memberWallet()
    await assert.rejects(
      () =>
        db.transaction(async (trx) => {
          const [row] = await trx
            .table('ledger_transfers')
            .insert({ kind: 'test', reference: nextReference() })
            .returning('id')
          await trx.table('ledger_entries').insert({
            transfer_id: row.id ?? row,
            account_id: wallet.account('cash').id,
            amount_kobo: 100,
            balance_after_kobo: 100,
          })
        }),
      /does not sum to zero/
    )
  })

  test('entries and transfers cannot be changed or deleted', async ({ assert }) => {
    await move(100)
    for (const table of ['ledger_entries', 'ledger_transfers']) {
      await assert.rejects(() => db.from(table).delete(), /append-only/)
      await assert.rejects(() => db.from(table).update({ created_at: new Date() }), /append-only/)
    }
  })

  test('cash never falls below its floor, and a refused transfer leaves no trace', async ({
    assert,
  }) => {
    const before = await cashKobo()
    await assert.rejects(() => move(-before - 1), /ledger_accounts_floor/)
    assert.equal(await cashKobo(), before)
  })

  test('concurrent transfers with one reference are booked once', async ({ assert }) => {
    const before = await cashKobo()
    const reference = nextReference()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, () => move(500, reference))
    )
    assert.lengthOf(
      outcomes.filter(({ status }) => status === 'fulfilled'),
      1
    )
    assert.equal(await cashKobo(), before + 500)
  })

  test('fifty concurrent debits take no more than the balance', async ({ assert }) => {
    await move(1000 - (await cashKobo()) || 1)
    const available = await cashKobo()
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => move(-300)))
    const paid = outcomes.filter(({ status }) => status === 'fulfilled').length
    assert.equal(paid, Math.floor(available / 300))
    assert.equal(await cashKobo(), available - paid * 300)
  })

  test('any sequence of moves leaves a sound ledger', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: -400, max: 400 }), { maxLength: 8 }),
        async (moves) => {
          let expected = await cashKobo()
          for (const amount of moves.filter((candidate) => candidate !== 0)) {
            const allowed = expected + amount >= 0
            const [outcome] = await Promise.allSettled([move(amount)])
            assert.equal(outcome.status, allowed ? 'fulfilled' : 'rejected')
            if (allowed) expected += amount
          }
          assert.equal(await cashKobo(), expected)
        }
      ),
      { numRuns: 25 }
    )
  })
})
