import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { checkFigures } from '#admin/console/figure_verification'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import { seedDemoHistory } from '#shipping/demo/history/seed_demo_history'
import User from '#identity/accounts/models/user'
import Shipment from '#shipping/shipment/models/shipment'

const NOW = DateTime.fromISO('2026-12-28T10:00:00', { zone: 'Africa/Lagos' })

async function countByMonth() {
  const rows = await Shipment.query()
    .select(db.raw(`to_char(created_at at time zone 'Africa/Lagos', 'MM') as month`))
    .count('* as total')
    .groupBy('month')
  return new Map(rows.map(({ $extras }) => [$extras.month, Number($extras.total)]))
}

/** Codes of the events for which a courier rings at a door, between 7 PM and 7 AM in Lagos. */
function countNightlyVisits() {
  return db
    .from('tracking_events')
    .whereIn('code', ['PICKED_UP', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'DELIVERED'])
    .whereRaw(`extract(hour from occurred_at at time zone 'Africa/Lagos') not between 7 and 18`)
    .groupBy('code')
    .select('code')
    .count('*')
}

test.group('Demo history of six months', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    ace.ui.switchMode('raw')
    for (const command of ['seed:zones', 'seed:rates']) await ace.exec(command, [])
    return () => ace.ui.switchMode('normal')
  })

  test('has realistic parcels, adds up to the kobo and is seeded once', async ({ assert }) => {
    await seedDemoHistory(NOW)
    await seedDemoWallets()
    const months = await countByMonth()
    assert.isAbove(months.get('12')!, 2 * months.get('08')!, 'December is the peak')
    assert.isAbove(months.get('11')!, months.get('08')!, 'the shop has grown')
    const sundays = await Shipment.query().whereRaw(
      `extract(isodow from created_at at time zone 'Africa/Lagos') = 7`
    )
    const all = await Shipment.query().preload('charges').preload('addresses')
    assert.isBelow(sundays.length, all.length / 20)
    assert.isAbove(new Set(all.map(({ courierCode }) => courierCode)).size, 3)
    for (const { charges, paymentAmountKobo, addresses } of all) {
      const sum = charges.reduce((kobo, { amountKobo }) => kobo + amountKobo, 0)
      assert.equal(sum, paymentAmountKobo)
      assert.notMatch(
        addresses.map((address) => JSON.stringify(address)).join(),
        /"0+"|test [a-z]|SLOW|BUSY/
      )
    }
    const delivered = all.filter(({ status }) => status === 'DELIVERED')
    assert.isAbove(delivered.length, all.length * 0.85)
    for (const { deliveredAt, paidAt } of delivered) {
      assert.isTrue(deliveredAt! > paidAt! && deliveredAt! < NOW)
    }
    assert.deepEqual(await countNightlyVisits(), [])
    const first = await Shipment.query().orderBy('createdAt').firstOrFail()
    const { createdAt: joinedAt } = await User.findOrFail(first.userId)
    assert.isTrue(DateTime.now().diff(joinedAt) > NOW.diff(first.createdAt), 'joined before')
    assert.deepEqual(await findLedgerFaults(), [])
    const figures = await checkFigures({ all: true })
    assert.deepEqual(figures.faults, [])

    await seedDemoHistory(NOW)
    const after = await Shipment.query()
    assert.equal(after.length, all.length)
  }).timeout(60_000)
})
