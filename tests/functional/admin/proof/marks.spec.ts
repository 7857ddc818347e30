import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { detectAlarms } from '#admin/health/detect_alarms'
import { lockChains } from '#shared/proof/chains'
import { extendChains, linkRows } from '#shared/proof/link_rows'
import { clearMarks } from '#shared/proof/chain_marks'
import { verifyProof } from '#shared/proof/verify_proof'
import { captureLog } from '#tests/support/log_lines'
import { restartProofChains, countLinks, tamperWithRows } from '#tests/support/money/proof_rows'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'

const TODAY = '2020-11-05'
const RELINK = [`delete from proof_links where day = '${TODAY}'`]

/** Returns the alarm's text without the time up to which all was sound. */
async function readProofAlarm() {
  const alarms = await detectAlarms()
  const [, ...faults] = alarms.find(({ cause }) => cause === 'proof')?.paragraphs ?? []
  return faults.map((fault) => fault.replace(/ after \d.*/, ''))
}

async function fileOfMarks() {
  const { objects } = await drive.use().listAll('proof')
  const [file] = [...objects].flatMap((object) => (object.isFile ? [object.key] : []))
  return file!
}

test.group('Marks of the chain ends outside the database', (group) => {
  let transfer: number

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    drive.fake()
    await restartProofChains()
    const wallet = await walletOf('member@sendam.test')
    await putMoney(wallet, { kobo: 500 })
    await extendChains({ today: '2020-11-04' })
    transfer = await putMoney(wallet, { kobo: 500 })
    await extendChains({ today: TODAY })
    return () => drive.restore()
  })

  const alter = (...more: string[]) =>
    tamperWithRows(
      `update ledger_transfers set comment = 'Nothing' where id = ${transfer}`,
      ...more
    )

  test('reveal an altered row of today whose link was deleted', async ({ assert }) => {
    assert.deepEqual(await readProofAlarm(), [])
    const before = await countLinks('ledger')
    await alter(...RELINK)
    assert.isFalse(await extendChains({ today: TODAY }))
    assert.deepEqual(await countLinks('ledger'), { links: before.links - 1, rows: before.rows - 1 })
    assert.deepEqual(await readProofAlarm(), ['proof_links ledger 2 was removed'])
    const [first] = await verifyProof({ isWhole: true })
    assert.match(first!, /^proof_links ledger 2 was removed after /)
  })

  test('reveal an altered row that was linked again with our own code', async ({ assert }) => {
    await alter(...RELINK)
    await db.transaction(async (trx) => {
      await lockChains(trx)
      await linkRows(trx, 'ledger', { upto: transfer, day: TODAY })
    })
    assert.isFalse(await extendChains({ today: TODAY }))
    assert.deepEqual(await readProofAlarm(), ['proof_links ledger 2 was altered'])
  })

  test('raise the alarm again when the row of the failed check is deleted', async ({ assert }) => {
    await alter(...RELINK)
    await extendChains({ today: TODAY })
    await tamperWithRows('delete from proof_checks')
    assert.deepEqual(await readProofAlarm(), [])
    await extendChains({ today: TODAY })
    assert.deepEqual(await readProofAlarm(), ['proof_links ledger 2 was removed'])
  })

  test('are kept by each process, in case the file store loses them', async ({ assert }) => {
    await drive.use().delete(await fileOfMarks())
    await alter(...RELINK)
    assert.isFalse(await extendChains({ today: TODAY }))
  })

  test('are kept in the file store, for processes that have just started', async ({ assert }) => {
    const file = await fileOfMarks()
    const marks = await drive.use().get(file)
    await clearMarks()
    await drive.use().put(file, marks)
    await alter(...RELINK)
    assert.isFalse(await extendChains({ today: TODAY }))
  })

  test('do not apply to another database of the same name', async ({ assert }) => {
    const lines = captureLog()
    await restartProofChains({ keepStore: true })
    await db.from('database_identity').update({ id: randomUUID() })
    await putMoney(await walletOf('member@sendam.test'), { kobo: 500 })
    assert.isTrue(await extendChains({ today: TODAY }))
    assert.deepEqual(await readProofAlarm(), [])
    lines.stop()
    assert.lengthOf(
      lines.named('First check of this database: its chains are monitored from now on'),
      1
    )
  })

  test('apply to a restored backup of the same database, which lost rows', async ({ assert }) => {
    await restartProofChains({ keepStore: true })
    assert.isFalse(await extendChains({ today: TODAY }))
    assert.include(await readProofAlarm(), 'proof_links ledger 1 was removed')
  })

  test('are logged once for each new chain end', async ({ assert }) => {
    const lines = captureLog()
    await putMoney(await walletOf('member@sendam.test'), { kobo: 500 })
    await extendChains({ today: TODAY })
    await extendChains({ today: TODAY })
    lines.stop()
    const [entry, ...more] = lines.named('Chains end here')
    assert.lengthOf(more, 0)
    const [last] = await db
      .from('proof_links')
      .select('number', 'hash')
      .where('chain', 'ledger')
      .orderBy('number', 'desc')
    assert.equal(entry.ledger, `${last.number} ${last.hash.toString('hex')}`)
  })
})
