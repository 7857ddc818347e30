import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Organization from '#identity/organizations/models/organization'
import {
  flushPageCounts,
  countProductClick,
  countPageVisit,
} from '#branding/page_figures/page_visit_counter'
import Product from '#branding/products/product'
import ProductCategoryGroup from '#branding/products/product_category_group'
import type Shipment from '#shipping/shipment/models/shipment'
import { waitUntilBlocked } from '#tests/support/blocked_statements'
import { makeShipment } from '#tests/support/shipment_rows'
import { readCounts } from './visitor.js'

/** Committed for a separate business, and deleted afterwards. */
const NAME = 'Counted At Once'
const DAY = '2026-11-20'

test.group('Page counts from several processes', (group) => {
  let owner: Organization
  let business: Organization
  let parcels: Shipment[]

  group.each.setup(async () => {
    owner = await Organization.findByOrFail('subdomain', 'acme')
    await flushPageCounts()
    business = await Organization.create({ name: NAME })
    parcels = []
    for (let at = 0; at < 4; at++) {
      const parcel = await makeShipment({ owner: 'owner@acme.test' })
      await db.from('shipments').where({ id: parcel.id }).update({ organization_id: business.id })
      parcels.push(parcel)
    }
    return deleteAll
  })

  async function deleteAll() {
    await db.from('page_figures').where('organization_id', business.id).delete()
    await db.from('products').where('organization_id', business.id).delete()
    await db
      .from('shipments')
      .where('organization_id', business.id)
      .update({ organization_id: owner.id })
    await business.delete()
  }

  /** Adds counts as one of the processes does. */
  const add = async (numbers: number[]) => {
    await db.rawQuery('select add_page_visits(?::bigint[], ?::bigint[], ?::date[], ?::int[])', [
      numbers.map(() => business.id),
      numbers,
      numbers.map(() => DAY),
      numbers.map(() => 1),
    ])
  }

  test('add up when processes add them concurrently, in any order', async ({ assert }) => {
    const numbers = parcels.map(({ trackingNumber }) => trackingNumber)
    const rounds = Array.from({ length: 12 }, (_, at) =>
      add(at % 2 ? numbers : numbers.toReversed())
    )
    await Promise.all(rounds)
    assert.deepEqual(await readCounts(business), { visits: 48, repeats: 44, clicks: 0 })
  })

  test('lock their rows in one order, so that no deadlock occurs', async ({ assert, cleanup }) => {
    const [low, high] = parcels
    await add([low!.trackingNumber, high!.trackingNumber])
    const other = await db.transaction()
    cleanup(() => void (other.isCompleted || other.rollback()))
    const lock = ({ id }: Shipment) =>
      other.from('parcel_visits').where({ shipment_id: id }).forUpdate().first()
    await lock(low!)
    const adding = add([high!.trackingNumber, low!.trackingNumber])
    await waitUntilBlocked('add_page_visits')
    await lock(high!)
    await other.rollback()
    await adding
    assert.deepEqual(await readCounts(business), { visits: 4, repeats: 2, clicks: 0 })
  })

  test('are all saved by a flush that starts during another flush', async ({ assert }) => {
    const [parcel, other] = parcels
    const visit = ({ trackingNumber }: Shipment) =>
      countPageVisit({ organizationId: business.id, trackingNumber })
    visit(parcel!)
    const first = flushPageCounts()
    visit(parcel!)
    visit(other!)
    const last = flushPageCounts()
    await Promise.all([first, last])
    assert.deepEqual(await readCounts(business), { visits: 3, repeats: 1, clicks: 0 })
  })

  test('wait in memory while the database fails, and are then counted once', async ({ assert }) => {
    const [parcel] = parcels
    const { id: categoryGroupId } = await ProductCategoryGroup.firstOrFail()
    const product = await Product.create({
      organizationId: business.id,
      name: 'Ankara',
      categoryGroupId,
      priceKobo: 100_00,
    })
    const functions = {
      add_page_visits: 'bigint[], bigint[], date[], integer[]',
      add_product_clicks: 'bigint[], date[], integer[]',
    }
    const rename = async (from: string, to: string) => {
      for (const [name, types] of Object.entries(functions)) {
        await db.rawQuery(`alter function ${name}${from}(${types}) rename to ${name}${to}`)
      }
    }
    countPageVisit({ organizationId: business.id, trackingNumber: parcel!.trackingNumber })
    countProductClick(product.id)
    await rename('', '_away')
    try {
      await flushPageCounts()
      countPageVisit({ organizationId: business.id, trackingNumber: parcel!.trackingNumber })
      await flushPageCounts()
    } finally {
      await rename('_away', '')
    }
    assert.deepEqual(await readCounts(business), { visits: 2, repeats: 1, clicks: 1 })
    assert.deepEqual(await readCounts(business), { visits: 2, repeats: 1, clicks: 1 })
  })

  test('are dropped for unknown parcels and products and those of another business', async ({
    assert,
  }) => {
    const stranger = await makeShipment()
    countPageVisit({ organizationId: business.id, trackingNumber: stranger.trackingNumber })
    countPageVisit({ organizationId: business.id, trackingNumber: 1 })
    countPageVisit({ organizationId: 999_999, trackingNumber: parcels[0]!.trackingNumber })
    countProductClick(999_999_999)
    assert.deepEqual(await readCounts(business), { visits: 0, repeats: 0, clicks: 0 })
  })
})
