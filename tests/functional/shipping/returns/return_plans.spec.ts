import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import { createCallerFor } from '#identity/sessions/create_caller'
import { queryRows } from '#shared/database/query_rows'
import { undecidedReturns } from '#shipping/returns/decide_return'
import { listReturnPage, listReturnsAfter } from '#shipping/returns/return_list'
import { returnsWithoutArrivalEmail } from '#shipping/returns/return_arrival'
import { findPlanFaults, collectPlans } from '#tests/support/database/plans'
import { publishedAcme } from '#tests/functional/branding/tracking_page/shop'

const ROWS = 12_000

/** Returns of four members of a business, all notified and delivered. */
const RETURNS = `insert into shipment_returns (organization_id, user_id, shipment_id, kind, asked_by,
    reason, packages, pickup, told_asked_at, told_back_at, booked_at, return_shipment_id)
  select :id::bigint, number % 4, number, 'return', 'receiver', 'Damaged', '[]', true, now(), now(), now(), number
  from generate_series(1, ${ROWS}) as number`

test.group('Returns of a large business', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are read by an index, in their lists and by the sweeps', async ({ assert }) => {
    const { business } = await publishedAcme()
    const owner = await User.findByOrFail('email', 'owner@acme.test')
    const caller = await createCallerFor(owner.id, business.id)
    // The lists need no real parcels and users here.
    for (const column of ['user_id', 'shipment_id', 'return_shipment_id'])
      await db.rawQuery(
        `alter table shipment_returns drop constraint shipment_returns_${column}_foreign`
      )
    await queryRows(db, RETURNS, { id: business.id })
    await queryRows(db, 'analyze shipment_returns')
    await db.rawQuery('set local random_page_cost = 1.1')

    const lists = await collectPlans(async () => {
      await listReturnPage(caller, {})
      await listReturnsAfter(caller, {})
    })
    assert.isNotEmpty(lists)
    assert.deepEqual(findPlanFaults(lists, { shown: 25, counted: 10_001 }), [])
    const sweeps = await collectPlans(async () => {
      await returnsWithoutArrivalEmail()
      await undecidedReturns()
    })
    assert.lengthOf(sweeps, 2)
    assert.deepEqual(findPlanFaults(sweeps, { shown: 1 }), [])
  })
})
