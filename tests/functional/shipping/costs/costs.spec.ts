import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { queryRows } from '#shared/database/query_rows'
import { voidShipment } from '#shipping/carriers/void_shipment'
import { recalculateMargins } from '#shipping/costs/recalculate_margins'
import CarrierCharge from '#shipping/costs/models/carrier_charge'
import type Shipment from '#shipping/shipment/models/shipment'
import {
  COST_CENTS,
  setDollarRate,
  todayInNigeria,
  deleteMargins,
  loadShipmentMargins,
} from '#tests/support/money/costs'
import { findCaller } from '#tests/support/money/payouts'
import { apiClientOf } from '#tests/support/api_client'
import { bookLightParcel, LIGHT } from '#tests/support/reweighs'
import { smallTariff } from '#tests/support/tariff'

async function marginOf({ id }: Shipment) {
  const found = await loadShipmentMargins([id])
  return found.get(id)?.$attributes ?? null
}

async function costOf(shipment: Shipment) {
  const margin = await marginOf(shipment)
  return margin?.costKobo
}

async function totals() {
  const [row] = await queryRows<Record<'shipments' | 'known' | 'charged' | 'cost', number>>(
    db,
    `select coalesce(sum(shipments), 0) as shipments, coalesce(sum(known), 0) as known,
       coalesce(sum(known_charged_kobo), 0) as charged, coalesce(sum(cost_kobo), 0) as cost
     from current_margins`
  )
  return row!
}

test.group('Carrier charges', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
    await smallTariff()
    await deleteMargins()
  })

  test('the price in a booking answer is stored, and converted at the rate of the day', async ({
    client,
    assert,
  }) => {
    await setDollarRate(1500)
    const before = await totals()
    const shipment = await bookLightParcel(await apiClientOf(client, 'member@sendam.test'))
    const charge = await CarrierCharge.findByOrFail('shipmentId', shipment.id)
    assert.containsSubset(charge.$attributes, {
      source: 'booking',
      carrier: 'dhl',
      kind: 'freight',
      currency: 'USD',
      amountMinor: COST_CENTS,
      rateMicros: 1_500_000_000,
      kobo: COST_CENTS * 1500,
    })
    assert.containsSubset(await marginOf(shipment), {
      chargedKobo: LIGHT * 100,
      costKobo: COST_CENTS * 1500,
      costSource: 'booking',
      lane: 'NG-GB',
      marginKobo: LIGHT * 100 - COST_CENTS * 1500,
      marginShare: 3786,
    })
    const after = await totals()
    assert.deepEqual(
      [after.shipments - before.shipments, after.known - before.known, after.cost - before.cost],
      [1, 1, COST_CENTS * 1500]
    )
  })

  test('without a rate the cost is unknown, not zero; a later rate fills it in once', async ({
    client,
    assert,
  }) => {
    const shipment = await bookLightParcel(await apiClientOf(client, 'member@sendam.test'))
    assert.containsSubset(await marginOf(shipment), {
      costKobo: null,
      marginKobo: null,
      marginShare: null,
      lacksRate: true,
    })
    assert.containsSubset(await totals(), { known: 0, shipments: 1 })
    assert.equal(await setDollarRate(1500, todayInNigeria().plus({ days: 3 })), 0)
    assert.equal(await setDollarRate(1500, todayInNigeria().minus({ days: 3 })), 1)
    assert.equal(await costOf(shipment), COST_CENTS * 1500)
    assert.equal(await setDollarRate(1700), 0)
    assert.equal(await costOf(shipment), COST_CENTS * 1500)
    assert.deepEqual(await totals(), {
      shipments: 1,
      known: 1,
      charged: LIGHT * 100,
      cost: COST_CENTS * 1500,
    })
  })

  test('a stored charge is never edited or removed', async ({ client, assert }) => {
    await setDollarRate(1500)
    const shipment = await bookLightParcel(await apiClientOf(client, 'member@sendam.test'))
    const charges = () => db.from('carrier_charges').where('shipment_id', shipment.id)
    for (const tamper of [
      () => charges().update({ kobo: 1 }),
      () => charges().update({ amount_minor: 1 }),
      () => charges().delete(),
    ]) {
      await db.rawQuery('savepoint tampering')
      await assert.rejects(tamper, /Carrier charges are append-only/)
      await db.rawQuery('rollback to savepoint tampering')
    }
  })

  test('a voided shipment has no margin and is in no total, but its charge stays', async ({
    client,
    assert,
  }) => {
    await setDollarRate(1500)
    const shipment = await bookLightParcel(await apiClientOf(client, 'member@sendam.test'))
    const staff = await findCaller('admin@sendam.test')
    await voidShipment(staff, shipment.id, 'The sender changed their mind')
    assert.isNull(await marginOf(shipment))
    assert.deepEqual(await totals(), { shipments: 0, known: 0, charged: 0, cost: 0 })
    assert.isNotNull(await CarrierCharge.findBy('shipmentId', shipment.id))
  })

  test('totals stay the same when changes are folded in, and when all margins are recalculated', async ({
    client,
    assert,
  }) => {
    await setDollarRate(1500)
    const owner = await apiClientOf(client, 'member@sendam.test')
    await bookLightParcel(owner)
    await bookLightParcel(owner)
    const running = await totals()
    await db.rawQuery('select fold_margins()')
    assert.deepEqual(await totals(), running)
    assert.lengthOf(await db.from('margin_changes'), 0)
    await db.from('shipment_margins').delete()
    await db.from('margin_figures').delete()
    assert.isAtLeast(await recalculateMargins(), 2)
    assert.deepEqual(await totals(), running)
    await recalculateMargins()
    assert.deepEqual(await totals(), running)
  })
})
