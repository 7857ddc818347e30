import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { detectAlarms } from '#admin/health/detect_alarms'
import { RunningProcess } from '#shared/health/running_process'
import { extendChains } from '#shared/proof/link_rows'
import { clearMarks } from '#shared/proof/chain_marks'
import { HASH_OF_ROW } from '#shared/proof/packed_links'
import { verifyProof } from '#shared/proof/verify_proof'
import { restartProofChains, tamperWithRows } from '#tests/support/money/proof_rows'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'

async function standing() {
  const alarms = await detectAlarms()
  return alarms.map(({ cause }) => cause).filter((cause) => cause.startsWith('proof'))
}

const age = (table: string, hours: number, where = 'true') =>
  `update ${table} set created_at = created_at - interval '${hours} hours' where ${where}`

/** Backdates the links, with the hashes that earlier ones would have. */
async function ageLinks(hours: number) {
  await tamperWithRows(age('proof_links', hours), `update proof_links set hash = ${HASH_OF_ROW}`)
  await clearMarks()
}

test.group('Somebody is woken when', (group) => {
  let transfer: number

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await restartProofChains()
    await new RunningProcess('worker').recordHeartbeat()
    await db.from('running_processes').update({ started_at: db.raw(`now() - interval '2 hours'`) })
    await extendChains()
    await verifyProof()
    transfer = await putMoney(await walletOf('member@sendam.test'), { kobo: 500 })
  })

  test('something has no link after an hour', async ({ assert }) => {
    assert.deepEqual(await standing(), [])
    await tamperWithRows(age('ledger_transfers', 2, `id = ${transfer}`))
    assert.deepEqual(await standing(), ['proof links'])
    await extendChains()
    assert.deepEqual(await standing(), [])
  })

  test('but not while everything has only just been started', async ({ assert }) => {
    await tamperWithRows(age('ledger_transfers', 2, `id = ${transfer}`))
    await db.from('running_processes').update({ started_at: new Date() })
    assert.deepEqual(await standing(), [])
  })

  test('a day has no seal', async ({ assert }) => {
    await restartProofChains()
    await extendChains({ today: '2020-11-05' })
    await ageLinks(25)
    assert.deepEqual(await standing(), [])
    await ageLinks(2)
    assert.deepEqual(await standing(), ['proof seals', 'proof check'])
    await extendChains({ today: '2020-11-06' })
    assert.deepEqual(await standing(), ['proof check'])
  })

  test('nothing was checked for more than a day', async ({ assert }) => {
    await tamperWithRows(age('proof_checks', 25))
    assert.notInclude(await standing(), 'proof check')
    await tamperWithRows(age('proof_checks', 2))
    assert.include(await standing(), 'proof check')
    await verifyProof()
    assert.notInclude(await standing(), 'proof check')
  })
})
