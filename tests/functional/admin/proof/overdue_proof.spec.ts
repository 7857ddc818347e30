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

async function readProofAlarms() {
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

test.group('Proof alarms', (group) => {
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

  test('report a row without a link after an hour', async ({ assert }) => {
    assert.deepEqual(await readProofAlarms(), [])
    await tamperWithRows(age('ledger_transfers', 2, `id = ${transfer}`))
    assert.deepEqual(await readProofAlarms(), ['proof links'])
    await extendChains()
    assert.deepEqual(await readProofAlarms(), [])
  })

  test('stay silent while the processes have only just started', async ({ assert }) => {
    await tamperWithRows(age('ledger_transfers', 2, `id = ${transfer}`))
    await db.from('running_processes').update({ started_at: new Date() })
    assert.deepEqual(await readProofAlarms(), [])
  })

  test('report a day without a seal', async ({ assert }) => {
    await restartProofChains()
    await extendChains({ today: '2020-11-05' })
    await ageLinks(25)
    assert.deepEqual(await readProofAlarms(), [])
    await ageLinks(2)
    assert.deepEqual(await readProofAlarms(), ['proof seals', 'proof check'])
    await extendChains({ today: '2020-11-06' })
    assert.deepEqual(await readProofAlarms(), ['proof check'])
  })

  test('report that nothing was checked for more than a day', async ({ assert }) => {
    await tamperWithRows(age('proof_checks', 25))
    assert.notInclude(await readProofAlarms(), 'proof check')
    await tamperWithRows(age('proof_checks', 2))
    assert.include(await readProofAlarms(), 'proof check')
    await verifyProof()
    assert.notInclude(await readProofAlarms(), 'proof check')
  })
})
