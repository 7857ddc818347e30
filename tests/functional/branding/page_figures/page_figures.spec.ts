import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import Organization from '#identity/organizations/models/organization'
import Product from '#branding/products/product'
import { LAGOS_ZONE } from '#shared/time/lagos_time'
import { publishedAcme } from '#tests/functional/branding/tracking_page/shop'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { apiClientOf } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'
import { runSweep } from '#tests/support/jobs'

const OWNER = 'owner@acme.test'
const PAGE = '/base/branded-tracking/figures'
const DEFERRED = { component: 'branding/page_figures/page_figures', only: 'figures' }

const dayAgo = (days: number) => DateTime.now().setZone(LAGOS_ZONE).minus({ days }).toISODate()!

async function insertFigure(id: number, daysAgo: number, counts: object) {
  await db
    .table('page_figures')
    .insert({ organization_id: id, day: dayAgo(daysAgo), visits: 0, ...counts })
}

test.group('Page figures', (group) => {
  let business: Organization

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    const acme = await publishedAcme()
    business = acme.business
  })

  test('cover every day of the requested period, for one business', async ({ client, assert }) => {
    const rivals = await Organization.create({ name: 'Rivals', subdomain: 'rivals' })
    await insertFigure(rivals.id, 1, { visits: 999 })
    await insertFigure(business.id, 0, { visits: 5, repeat_visits: 2, clicks: 1 })
    await insertFigure(business.id, 6, { visits: 10, repeat_visits: 4 })
    await insertFigure(business.id, 7, { visits: 100 })
    await insertFigure(business.id, 89, { visits: 1000 })
    await insertFigure(business.id, 90, { visits: 10_000 })
    const call = await apiClientOf(client, OWNER)
    for (const [days, visits] of [
      [7, 15],
      [30, 115],
      [90, 1115],
    ]) {
      const answer = await call('get', `/page_figure?days=${days}`)
      const { data } = answer.body()
      assert.equal(data.visits, visits)
      assert.lengthOf(data.days, days!)
      assert.equal(data.days.at(-1).day, dayAgo(0))
      assert.equal(data.days[0].day, dayAgo(days! - 1))
    }
    const byDefault = await call('get', '/page_figure')
    assert.lengthOf(byDefault.body().data.days, 30)
    assert.deepEqual(byDefault.body().data.days.at(-1), {
      day: dayAgo(0),
      visits: 5,
      repeatVisits: 2,
      clicks: 1,
    })
    const wrong = await call('get', '/page_figure?days=8')
    wrong.assertStatus(422)
  })

  test('rank the existing products by clicks; the total includes deleted ones', async ({
    client,
    assert,
  }) => {
    const products = await Product.ofOrganization(business.id)
    for (const [at, clicks] of [2, 7, 4].entries()) {
      await db
        .table('product_clicks')
        .insert({ product_id: products[at]!.id, day: dayAgo(at), clicks })
    }
    await insertFigure(business.id, 0, { clicks: 13 })
    await products[1]!.delete()
    const call = await apiClientOf(client, OWNER)
    const answer = await call('get', '/page_figure?days=7')
    const { data } = answer.body()
    assert.deepEqual(
      data.products.map(({ name, clicks }: { name: string; clicks: number }) => [name, clicks]),
      [
        [products[2]!.name, 4],
        [products[0]!.name, 2],
      ]
    )
    assert.equal(data.clicks, 13)
  })

  test('are exported with one row a day', async ({ client, assert }) => {
    await insertFigure(business.id, 1, { visits: 3, repeat_visits: 1, clicks: 2 })
    const call = await apiClientOf(client, OWNER)
    const file = await call('get', '/page_figure/export?days=7')
    file.assertStatus(200)
    assert.include(file.header('content-disposition')!, 'page_figures_7_days.csv')
    const lines = file.text().replace('\ufeff', '').trim().split('\r\n')
    assert.equal(lines[0], 'Day,Visits,Repeat visits,Clicks on products')
    assert.lengthOf(lines, 8)
    assert.include(lines, `${dayAgo(1)},3,1,2`)
  })

  test('need a business', async ({ client, assert }) => {
    const call = await apiClientOf(client, 'member@sendam.test')
    for (const path of ['/page_figure', '/page_figure/export']) {
      const refused = await call('get', path)
      refused.assertStatus(422)
      refused.assertBodyContains({ code: 'E_BUSINESS_NEEDED' })
    }
    const session = await PageSession.signedIn('member@sendam.test')
    const { props } = await session.visit(PAGE)
    assert.isFalse(props.hasBusiness)
  })

  test('are of the period in the URL, or of 30 days if that is invalid', async ({ assert }) => {
    await insertFigure(business.id, 40, { visits: 1234, repeat_visits: 1000 })
    const owner = await PageSession.signedIn(OWNER)
    const loadFigures = async (query: string) => {
      const first = await owner.visit(PAGE + query)
      const deferred = await owner.visit(PAGE + query, DEFERRED)
      return { days: first.props.days, ...deferred.props.figures }
    }
    const quarter = await loadFigures('?days=90')
    assert.containsSubset(quarter, { days: 90, hasAny: true })
    assert.lengthOf(quarter.charts.points, 90)
    const labelled = quarter.charts.points.filter(({ shortLabel }: any) => shortLabel)
    assert.lengthOf(labelled, 5)
    assert.equal(quarter.charts.figures[0].total, 1234)
    const month = await loadFigures('?days=12')
    assert.containsSubset(month, { days: 30, hasAny: false })
  })

  test('stay when the sweep deletes the counters of ended and old parcels', async ({ assert }) => {
    const running = await makeShipment({ owner: OWNER, status: 'COURIER_ASSIGNED' })
    const ended = await makeShipment({ owner: OWNER, status: 'DELIVERED' })
    const old = await makeShipment({ owner: OWNER, status: 'COURIER_ASSIGNED' })
    const fresh = await makeShipment({ owner: OWNER, status: 'DELIVERED' })
    for (const { id } of [running, ended, old, fresh]) {
      await db.table('parcel_visits').insert({ shipment_id: id, visits: 3 })
    }
    const long = DateTime.now().minus({ days: 31 }).toJSDate()
    await db.from('shipments').where({ id: ended.id }).update({ updated_at: long })
    const longer = DateTime.now().minus({ days: 181 }).toJSDate()
    await db.from('shipments').where({ id: old.id }).update({ created_at: longer })
    await insertFigure(business.id, 0, { visits: 12, repeat_visits: 8 })
    await runSweep('branding.forget_visits')
    await runSweep('branding.forget_visits')
    const left = await db.from('parcel_visits').select('shipment_id')
    assert.sameMembers(
      left.map(({ shipment_id: id }) => Number(id)),
      [running.id, fresh.id]
    )
    const [figures] = await db.from('page_figures').where({ organization_id: business.id })
    assert.equal(figures.visits, 12)
  })
})
