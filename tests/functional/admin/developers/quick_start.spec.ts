import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { quickStartSteps } from '#admin/developers/components/quick_start_steps'
import { DEMO_PASSWORD, seedDemoAccounts } from '#identity/demo'
import { seedDemoWallets } from '#wallet/demo'
import Shipment from '#shipping/shipment/models/shipment'
import { addressOfServer } from '#tests/support/program'
import { smallTariff } from '#tests/support/tariff'

const run = promisify(execFile)
const hasShell = ['bash', 'curl'].every((tool) => !spawnSync(tool, ['--version']).error)

test.group('The quick start of the developers’ page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoAccounts())
  group.each.setup(() => seedDemoWallets())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('leads from a price to a paid shipment, typed as it stands', async ({ assert, cleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'quick-start-'))
    cleanup(() => rm(folder, { recursive: true }))
    const steps = quickStartSteps(addressOfServer()).map(({ code }) => code)
    const script = steps
      .join('\necho; echo ---\n')
      .replace('<your e-mail>', 'member@sendam.test')
      .replace('<your password>', DEMO_PASSWORD)

    const { stdout } = await run('bash', ['-euc', script], { cwd: folder })
    const [, rates, quote, , payment, track] = stdout.split('---')
    assert.deepEqual(
      JSON.parse(rates!).data.courierRates.map(({ courier }: { courier: string }) => courier),
      ['FEDEX', 'UPS', 'DHL']
    )
    assert.isString(JSON.parse(quote!).data.quoteId)
    const shipment = await Shipment.query().orderBy('id', 'desc').firstOrFail()
    assert.equal(JSON.parse(payment!).data.trackingNumber, shipment.trackingNumber)
    assert.equal(shipment.status, 'PENDING')
    assert.include(track, `"trackingNumber":${shipment.trackingNumber}`)
  }).skip(!hasShell, 'There is no bash or no curl here')
})
