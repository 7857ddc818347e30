import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { recordPartnerCalls } from '#shared/health/partner_calls'
import { readStoredTallies } from '#shared/health/stored_tallies'
import { flushTallies } from '#shared/health/tallies'
import { CourierRefused, CourierUnresponsive } from '#shipping/carriers/courier_driver'
import { driverFor } from '#shipping/carriers/courier_drivers'
import Shipment from '#shipping/shipment/models/shipment'
import { getPaymentProvider } from '#wallet/providers/provider_registry'
import { makeShipment } from '#tests/support/shipment_rows'

const COURIER = { kind: 'courier', refusal: CourierRefused, silence: CourierUnresponsive } as const

function createCourier(name: string) {
  const driver = {
    name,
    async track(how: 'fine' | 'refuse' | 'silent' | 'odd') {
      if (how === 'refuse') throw new CourierRefused('No')
      if (how === 'silent') throw new CourierUnresponsive('Nothing')
      if (how === 'odd') throw new TypeError('Cannot read this')
      return [name]
    },
  }
  return recordPartnerCalls(driver, COURIER)
}

async function tallyOf(name: string, outcome: string) {
  await flushTallies()
  const tallies = await readStoredTallies()
  return tallies.find((tally) => tally.name === name && tally.outcome === outcome)
}

test.group('Calls to couriers and providers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  // Discards counts of earlier tests.
  group.each.setup(() => flushTallies())

  test('are counted by outcome, and still return their results and errors', async ({ assert }) => {
    const courier = createCourier('TestPost')
    assert.deepEqual(await courier.track('fine'), ['TestPost'])
    await assert.rejects(() => courier.track('refuse'), CourierRefused)
    await assert.rejects(() => courier.track('odd'), TypeError)
    await assert.rejects(() => courier.track('silent'), CourierUnresponsive)
    for (const outcome of ['answered', 'refused', 'failed', 'silent']) {
      const tally = await tallyOf('TestPost', outcome)
      assert.equal(tally?.times, 1, outcome)
      assert.closeTo(tally!.lastAt!.getTime(), Date.now(), 60_000)
    }
  })

  test('are counted for nested parts of a driver too', async ({ assert }) => {
    const pickups = { cancel: async () => 'canceled' }
    const driver = { name: 'DeskPost', pickups, alerts: undefined }
    const courier = recordPartnerCalls(driver, { ...COURIER, parts: ['pickups', 'alerts'] })
    assert.equal(await courier.pickups.cancel(), 'canceled')
    assert.isUndefined(courier.alerts)
    const tally = await tallyOf('DeskPost', 'answered')
    assert.equal(tally?.times, 1)
  })

  test('without an answer are counted in a row across flushes, until any answer', async ({
    assert,
  }) => {
    const courier = createCourier('QuietPost')
    const silent = () => assert.rejects(() => courier.track('silent'), CourierUnresponsive)
    await silent()
    await silent()
    const first = await tallyOf('QuietPost', 'silent')
    assert.equal(first!.inARow, 2)
    await silent()
    const longer = await tallyOf('QuietPost', 'silent')
    assert.equal(longer!.inARow, 3)
    assert.deepEqual(longer!.rowBeganAt, first!.rowBeganAt)
    await assert.rejects(() => courier.track('refuse'), CourierRefused)
    assert.containsSubset(await tallyOf('QuietPost', 'silent'), {
      inARow: 0,
      rowBeganAt: null,
      times: 3,
    })
    await courier.track('fine')
    await silent()
    assert.containsSubset(await tallyOf('QuietPost', 'silent'), { inARow: 1 })
  })

  test('are counted when they go through the drivers that the product uses', async ({ assert }) => {
    const { id } = await makeShipment({ status: 'PENDING' })
    const shipment = await Shipment.findWithDetails(id)
    await driverFor(shipment).checkConnection()
    await getPaymentProvider().listBanks()
    await flushTallies()
    const tallies = await readStoredTallies()
    const answered = tallies.filter(
      ({ name, outcome }) => name === 'sandbox' && outcome === 'answered'
    )
    assert.sameMembers(
      answered.map(({ kind }) => kind),
      ['courier', 'payment']
    )
  })
})
