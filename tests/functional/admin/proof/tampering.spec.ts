import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { recordAudit } from '#shared/audit/audit'
import { queryRows } from '#shared/database/query_rows'
import { listLatestSeals } from '#shared/proof/day_seals'
import { extendChains } from '#shared/proof/link_rows'
import { clearMarks } from '#shared/proof/chain_marks'
import { HASH_OF_ROW } from '#shared/proof/packed_links'
import { verifyProof } from '#shared/proof/verify_proof'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { person } from '#tests/support/people'
import { restartProofChains, tamperWithRows } from '#tests/support/money/proof_rows'

const DAYS = ['2020-11-01', '2020-11-02', '2020-11-03']

/** Returns the first fault that a verification reports for these statements, and undoes them. */
async function findFirstFault(...statements: string[]): Promise<string> {
  await db.rawQuery('savepoint before')
  await tamperWithRows(...statements)
  const [first = 'nothing'] = await verifyProof({ isWhole: true })
  await db.rawQuery('rollback to savepoint before')
  await clearMarks()
  return first.replace(/ after \d.*/, '')
}

test.group('Tampering with the database', (group) => {
  let transfer: number
  let entry: number
  let line: number

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await restartProofChains()
    await db.rawQuery(`select nextval('ledger_transfers_id_seq'), nextval('ledger_entries_id_seq'),
      nextval('audit_entries_id_seq')`)
    const { email } = await person({ password: null })
    const wallet = await walletOf(email)
    const { id: actorId } = await User.findByOrFail('email', 'admin@sendam.test')
    for (const today of DAYS) {
      await putMoney(wallet, { kobo: 500 })
      await db.transaction((trx) =>
        recordAudit(trx, {
          actorId,
          action: 'user.block',
          subject: { kind: 'user', id: actorId },
          after: { reason: today },
        })
      )
      await extendChains({ today })
    }
    const [rows] = await queryRows<Record<'transfer' | 'entry' | 'line', number>>(
      db,
      `select max(transfer_id)::int as transfer, max(id)::int as entry,
         (select max(id)::int from audit_entries) as line from ledger_entries`
    )
    ;({ transfer, entry, line } = rows!)
  })

  test('is not reported if there was none', async ({ assert }) => {
    assert.deepEqual(await verifyProof({ isWhole: true }), [])
    assert.deepEqual(await verifyProof(), [])
  })

  test('is found in the ledger, and the report names the row', async ({ assert }) => {
    const transfers = `ledger_transfers ${transfer}`
    const entries = (id: number) => `ledger_entries ${id} (of transfer ${transfer})`
    const set = (what: string) => `update ledger_entries set ${what} where id = ${entry}`
    const cases: [string, ...string[]][] = [
      [
        `${transfers} was altered`,
        `update ledger_transfers set comment = 'x' where id = ${transfer}`,
      ],
      [
        `${transfers} was removed`,
        `delete from ledger_entries where transfer_id = ${transfer}`,
        `delete from ledger_transfers where id = ${transfer}`,
      ],
      [
        `ledger_transfers ${transfer - 4} was inserted`,
        `insert into ledger_transfers (id, kind, reference) values (${transfer - 4}, 'demo_funding', 'forged')`,
      ],
      [`${entries(entry)} was altered`, set('amount_kobo = amount_kobo + 1')],
      [`${entries(entry)} was altered`, set('balance_after_kobo = 0')],
      [`${entries(entry)} was altered`, set(`created_at = created_at + interval '1 microsecond'`)],
      [`${entries(entry)} was altered`, set(`transfer_id = ${transfer - 1}`)],
      [`${entries(entry)} was removed`, `delete from ledger_entries where id = ${entry}`],
      [
        `${entries(entry + 7)} was inserted`,
        `insert into ledger_entries (id, transfer_id, account_id, amount_kobo, balance_after_kobo)
         select id + 7, transfer_id, account_id, amount_kobo, balance_after_kobo from ledger_entries where id = ${entry}`,
      ],
    ]
    for (const [words, ...statements] of cases)
      assert.equal(await findFirstFault(...statements), words)
  })

  test('is found in the audit log, and the report names the row', async ({ assert }) => {
    const cases: [string, ...string[]][] = [
      [
        `audit_entries ${line} was altered`,
        `update audit_entries set after = '{"reason": "none"}' where id = ${line}`,
      ],
      [`audit_entries ${line} was removed`, `delete from audit_entries where id = ${line}`],
      [
        `audit_entries ${line - 3} was inserted`,
        `insert into audit_entries (id, actor_id, action, subject_kind, subject_id)
         select id - 3, actor_id, action, subject_kind, subject_id from audit_entries where id = ${line}`,
      ],
      [
        `audit_entries ${line} was altered`,
        `insert into audit_entries (id, actor_id, action, subject_kind, subject_id, created_at)
         select id, actor_id, 'user.unblock', subject_kind, subject_id, '2099-01-01' from audit_entries where id = ${line}`,
      ],
    ]
    for (const [words, ...statements] of cases)
      assert.equal(await findFirstFault(...statements), words)
  })

  test('is found in links and seals, and the report names the link or the day', async ({
    assert,
  }) => {
    const [{ last }] = await db.from('proof_links').where('chain', 'ledger').max('number as last')
    const ofLedger = (number: number) => `chain = 'ledger' and number = ${number}`
    const another = (what: string) => `select ${what} from proof_links where ${ofLedger(last)}`
    const cases: [string, ...string[]][] = [
      [
        `proof_links ledger ${last - 1} was altered`,
        `update proof_links set links = row_ids || links where ${ofLedger(last - 1)}`,
      ],
      [
        `proof_links ledger ${last - 1} was altered`,
        `update proof_links one set last_row_id = last_row_id + 1 where ${ofLedger(last - 1)}`,
        `update proof_links set hash = ${HASH_OF_ROW} where ${ofLedger(last - 1)}`,
      ],
      [
        `proof_links ledger ${last - 1} was removed`,
        `delete from proof_links where ${ofLedger(last - 1)}`,
      ],
      [`proof_links ledger ${last} was removed`, `delete from proof_links where ${ofLedger(last)}`],
      [
        `proof_links ledger ${Number(last) + 1} was inserted`,
        `create temp table forged on commit drop as ${another('*')}`,
        'update forged set number = number + 1',
        'insert into proof_links select * from forged',
      ],
      ['proof_seals 2 was altered', 'update proof_seals set audit_links = 7 where number = 2'],
      ['proof_seals 1 was removed', 'delete from proof_seals where number = 1'],
      ['proof_seals 3 was removed', 'delete from proof_seals where number = 3'],
      [
        'proof_seals 4 was inserted',
        `insert into proof_seals select 4, day - 99, ledger_links, audit_links, ledger_upto, ledger_hash, audit_upto,
           audit_hash, hash, sha256('x'), sha256('y') from proof_seals where number = 2`,
      ],
    ]
    // A check reports only those links and seals as removed that an earlier check saw. So the first
    // check seals the day, and the second one sees its seal.
    assert.deepEqual(await verifyProof({ isWhole: true }), [])
    assert.deepEqual(await verifyProof({ isWhole: true }), [])
    for (const [words, ...statements] of cases)
      assert.equal(await findFirstFault(...statements), words)
  })

  test('is reported with the time of the last sound check, until it is repaired', async ({
    assert,
  }) => {
    const comment = (text: string) =>
      `update ledger_transfers set comment = '${text}' where id = ${transfer}`
    assert.deepEqual(await verifyProof({ isWhole: true }), [])
    await tamperWithRows(comment('Nothing'))
    const [first] = await verifyProof({ isWhole: true })
    assert.match(
      first!,
      new RegExp(`^ledger_transfers ${transfer} was altered after \\d\\d:\\d\\d [AP]M on `)
    )
    assert.deepEqual(await verifyProof(), [first])
    await tamperWithRows(comment('Test money'))
    assert.deepEqual(await verifyProof(), [])
  })

  test('is found by the seal if links were deleted too, and by an e-mailed root hash if the seals were deleted as well', async ({
    assert,
  }) => {
    const [mailed] = await listLatestSeals(db, 1)
    const roots = [{ root: mailed!.root, day: mailed!.day }]
    assert.deepEqual(await verifyProof({ isWhole: true, roots }), [])
    const oldest = transfer - 1
    await tamperWithRows(
      `update ledger_transfers set comment = 'Nothing' where id = ${oldest}`,
      'delete from proof_checks',
      `delete from proof_links where chain = 'ledger' and number > 1`
    )
    const [cut] = await verifyProof({ isWhole: true })
    assert.match(cut!, /^proof_links ledger 2 was removed/)
    await tamperWithRows('delete from proof_checks', 'delete from proof_seals')
    await clearMarks()
    for (const today of DAYS.slice(1)) await extendChains({ today })
    assert.deepEqual(await verifyProof({ isWhole: true }), [])
    const [first] = await verifyProof({ isWhole: true, roots })
    assert.include(first!, `its root was ${mailed!.root}`)
  })

  test('is also reported when a guard trigger was left switched off', async ({ assert }) => {
    await db.rawQuery('alter table audit_entries disable trigger audit_entries_append_only')
    assert.deepEqual(await verifyProof(), [
      'the guard audit_entries_append_only is missing or switched off',
    ])
  })
})
