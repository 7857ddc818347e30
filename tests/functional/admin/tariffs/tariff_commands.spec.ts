import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { seedReference } from '#admin/reference/seed_reference_lists'

test.group('The commands seed:zones and seed:rates', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    ace.ui.switchMode('raw')
    return () => ace.ui.switchMode('normal')
  })

  test('fail with a message when the file does not exist', async ({ assert }) => {
    const zones = await ace.exec('seed:zones', ['--file=/nowhere/zones.csv'])
    zones.assertFailed()
    const rates = await ace.exec('seed:rates', ['--folder=/nowhere'])
    rates.assertFailed()
    const messages = ace.ui.logger.getLogs().map(({ message }) => message)
    assert.match(messages.join('\n'), /no such file.*\/nowhere\/zones\.csv/)
    assert.match(messages.join('\n'), /Nothing was changed/)
  })

  test('save nothing with --dry-run, and leave existing zones alone with --if-none', async ({
    assert,
  }) => {
    await seedReference()
    await db.from('shipping_zones').delete()
    const trial = await ace.exec('seed:zones', ['--dry-run'])
    trial.assertSucceeded()
    assert.lengthOf(await ShippingZone.all(), 0)

    const first = await ace.exec('seed:zones', ['--if-none'])
    first.assertSucceeded()
    const zones = await ShippingZone.query().orderBy('id')
    await zones[0]!.delete()
    const second = await ace.exec('seed:zones', ['--if-none'])
    second.assertSucceeded()
    assert.lengthOf(await ShippingZone.all(), zones.length - 1)
  })
})
