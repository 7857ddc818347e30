import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import ace from '@adonisjs/core/services/ace'
import { detectAlarms } from '#admin/health/detect_alarms'
import { mailSeals } from '#admin/proof/mail_seals'
import { publishesSeals, sealAddresses } from '#admin/proof/proof_settings'
import { listLatestSeals } from '#shared/proof/day_seals'
import { extendChains } from '#shared/proof/link_rows'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { withMailServer } from '#tests/functional/shared/mail/mail_server'
import { mailOf } from '#tests/support/people'
import { restartProofChains, tamperWithRows } from '#tests/support/money/proof_rows'
import { runSweep } from '#tests/support/jobs'

const FINANCE = 'finance@sendam.test'

test.group('Daily seals', (group) => {
  let transfer: number

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await restartProofChains()
    transfer = await putMoney(await walletOf('member@sendam.test'), { kobo: 500 })
    await extendChains({ today: '2020-11-05' })
    await extendChains({ today: '2020-11-06' })
  })

  test('are mailed once to the configured addresses with day, counts and root', async ({
    assert,
  }) => {
    await mailSeals()
    assert.lengthOf(await mailOf(FINANCE), 0)
    await sealAddresses.set([FINANCE], { by: null })
    await mailSeals()
    await mailSeals()
    const [mail, ...more] = await mailOf(FINANCE)
    assert.lengthOf(more, 0)
    const [seal] = await listLatestSeals(db, 1)
    assert.include(mail!.text, `2020-11-05 ${seal!.root}`)
    assert.match(mail!.text, /[\d,]+ transfers? and [\d,]+ lines? of the audit log/)
  })

  test('reach the other addresses if one is refused, and raise an alarm after a day', async ({
    assert,
    cleanup,
  }) => {
    const server = await withMailServer(cleanup)
    server.refusal = '550 No such mailbox'
    server.refused = 'gone@sendam.test'
    await sealAddresses.set([server.refused, FINANCE], { by: null })
    await mailSeals()
    await mailSeals()
    assert.deepEqual(
      server.received.map(({ to }) => to),
      [[FINANCE]]
    )
    const readMailAlarm = async () => {
      const alarms = await detectAlarms()
      return alarms.find(({ cause }) => cause === 'proof mail')?.paragraphs[0]
    }
    assert.isUndefined(await readMailAlarm())
    await db.rawQuery(`update settings set updated_at = now() - interval '2 days'`)
    await tamperWithRows(`update proof_seals set created_at = created_at - interval '25 hours'`)
    assert.match((await readMailAlarm())!, /seal of 2020-11-05 .* Not mailed: gone@sendam\.test\.$/)
  })

  test('are public once staff publish them, but then without their counts', async ({
    client,
    assert,
  }) => {
    const hidden = await client.get('/seals.json')
    hidden.assertStatus(404)
    await publishesSeals.set(true, { by: null })
    const published = await client.get('/seals.json')
    published.assertStatus(200)
    const [seal] = await listLatestSeals(db, 1)
    assert.deepEqual(published.body(), { seals: [{ day: '2020-11-05', root: seal!.root }] })
  })

  test('are listed on the proof page with the chains and matching transfers', async ({
    assert,
  }) => {
    const page = await PageSession.signedIn('admin@sendam.test')
    const { reference } = await db.from('ledger_transfers').where('id', transfer).firstOrFail()
    const { props } = await page.visit(`/admin/proof?reference=${reference}`)
    assert.isNull(props.check)
    assert.deepEqual(
      props.chains.map(({ chain }: any) => chain),
      ['ledger', 'audit']
    )
    assert.containsSubset(props.seals, [{ day: '2020-11-05', mailedTo: [] }])
    assert.containsSubset(props.transfers, [{ id: transfer, reference, day: '2020-11-05' }])
  })

  test('raise an alarm when the nightly check finds a fault', async ({ assert }) => {
    const causes = async () => {
      const alarms = await detectAlarms()
      return alarms.filter(({ cause }) => cause === 'proof').map(({ paragraphs }) => paragraphs[1])
    }
    await runSweep('admin.verify_proof')
    assert.deepEqual(await causes(), [])
    await tamperWithRows(`delete from proof_checks`)
    await tamperWithRows(`update ledger_transfers set comment = 'Nothing' where id = ${transfer}`)
    await runSweep('admin.verify_proof')
    const [named] = await causes()
    assert.match(named!, new RegExp(`^ledger_transfers ${transfer} was altered`))
  })

  test('are compared with a root by audit:verify, whose exit code tells the result', async ({
    assert,
  }) => {
    const verify = async (...args: string[]) => {
      const command = await ace.exec('audit:verify', args)
      return command.exitCode ?? 0
    }
    const [seal] = await listLatestSeals(db, 1)
    assert.equal(await verify(), 0)
    assert.equal(await verify('--seal', seal!.root), 0)
    assert.equal(await verify('--seal', seal!.root.replace(/^./, 'g')), 2)
    assert.equal(await verify('--seal', '/nowhere/roots.json'), 2)
    assert.equal(await verify('--seal', 'a'.repeat(64)), 1)
    await tamperWithRows(`delete from ledger_entries where transfer_id = ${transfer}`)
    assert.equal(await verify(), 1)
  })
})
