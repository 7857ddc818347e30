import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { detectAlarms } from '#admin/health/detect_alarms'
import { extendChains } from '#shared/proof/link_rows'
import { verifyProof } from '#shared/proof/verify_proof'
import { restartProofChains, tamperWithRows } from '#tests/support/money/proof_rows'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'

async function readProofAlarm(): Promise<string[]> {
  const alarms = await detectAlarms()
  const [, ...faults] = alarms.find(({ cause }) => cause === 'proof')?.paragraphs ?? []
  return faults.map((fault) => fault.replace(/ after \d.*/, '').replace(/_checks \d+/, '_checks'))
}

const LAST = 'id = (select max(id) from proof_checks)'

test.group('The recorded outcome of a check', (group) => {
  let transfer: number

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await restartProofChains()
    transfer = await putMoney(await walletOf('member@sendam.test'), { kobo: 500 })
    await verifyProof({ isWhole: true })
    await verifyProof({ isWhole: true })
  })

  const alter = () =>
    tamperWithRows(`update ledger_transfers set comment = 'Nothing' where id = ${transfer}`)

  test('counts only with our hash; a forged one raises an alarm', async ({ assert }) => {
    await alter()
    await verifyProof({ isWhole: true })
    const fault = `ledger_transfers ${transfer} was altered`
    assert.deepEqual(await readProofAlarm(), [fault])
    await tamperWithRows(
      `insert into proof_checks (faults, is_whole, ledger_upto, audit_upto, seals, took_ms, reach, mac)
       select '{}', true, ledger_upto, audit_upto, seals, 1, reach, mac from proof_checks where ${LAST}`
    )
    const forged = 'proof_checks was altered or inserted'
    assert.deepEqual(await readProofAlarm(), [forged, fault])
    await tamperWithRows(
      `delete from proof_checks where ${LAST}`,
      `update proof_checks set faults = '{}'`
    )
    assert.include(await readProofAlarm(), forged)
  })

  test('cannot be renumbered to let an older one count', async ({ assert }) => {
    await alter()
    await verifyProof({ isWhole: true })
    await tamperWithRows(`update proof_checks set id = id + 1000 where faults = '{}'`)
    assert.include(await readProofAlarm(), 'proof_checks was altered or inserted')
  })

  test('raises an alarm when it is deleted or loses its hash', async ({ assert }) => {
    await alter()
    await verifyProof({ isWhole: true })
    await tamperWithRows(`update proof_checks set mac = null where ${LAST}`)
    assert.deepEqual(await readProofAlarm(), [])
    await extendChains()
    assert.deepEqual(await readProofAlarm(), ['proof_checks was altered'])
    await tamperWithRows(`delete from proof_checks where faults <> '{}'`)
    assert.deepEqual(await readProofAlarm(), [])
    await extendChains()
    assert.deepEqual(await readProofAlarm(), ['proof_checks was removed'])
  })

  test('covers only the rows that were checked; the next check covers later ones', async ({
    assert,
  }) => {
    const late = await putMoney(await walletOf('member@sendam.test'), { kobo: 500 })
    await verifyProof()
    await tamperWithRows(`update ledger_transfers set comment = 'Nothing' where id = ${late}`)
    const [first] = await verifyProof()
    assert.match(first!, new RegExp(`^ledger_transfers ${late} was altered`))
  })
})
