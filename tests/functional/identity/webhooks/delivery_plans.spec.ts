import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { listDeliveries } from '#identity/webhooks/delivery_log'
import WebhookEndpoint from '#identity/webhooks/models/webhook_endpoint'
import { queryRows } from '#shared/database/query_rows'
import { createEndpoint } from '#tests/support/developers/endpoints'
import { person } from '#tests/support/people'
import { findPlanFaults, collectPlans } from '#tests/support/database/plans'

const ROWS = 12_000
const SHOWN = 26

const EVENTS = `insert into webhook_events
    (organization_id, user_id, type, subject, sequence, data, occurred_at, created_at)
  select :organizationId, :userId, case number % 2000 when 7 then 'shipment.held' else 'shipment.in_transit' end,
    'bulk', number, '{}', now(), now() - number * interval '1 hour'
  from generate_series(${ROWS}, 1, -1) as number`

const DELIVERIES = `insert into webhook_deliveries (endpoint_id, event_id, subject, sequence, message_id, status, created_at)
  select :endpointId, id, subject, sequence, 'bulk-' || sequence,
    case sequence % 2000 when 9 then 'failed' else 'delivered' end, created_at
  from webhook_events where subject = 'bulk' order by id`

test.group('A large table of webhook deliveries', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is read by an index for every filter', async ({ assert }) => {
    const { id, owner } = await createEndpoint(await person(), {
      url: 'http://localhost:9999/hook',
    })
    await queryRows(db, EVENTS, owner)
    await queryRows(db, DELIVERIES, { endpointId: id })
    await queryRows(db, 'analyze webhook_events, webhook_deliveries')
    // Uncommitted rows are not vacuumed, so index-only scans look costlier than in production.
    await db.rawQuery('set local random_page_cost = 1.1')
    const endpoint = await WebhookEndpoint.findOrFail(id)
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    const filters: Parameters<typeof listDeliveries>[1][] = [
      ...[{}, { status: 'failed' }, { status: 'delivered' }, { status: 'dropped' }],
      ...[{ type: 'shipment.held' }, { type: 'shipment.in_transit' }],
      ...[{ to: ago(11_000) }, { from: ago(11_000), to: ago(10_990) }, { from: ago(90_000) }],
    ] as never
    const faults: string[] = []
    for (const filter of filters) {
      const plans = await collectPlans(() => listDeliveries(endpoint, filter))
      assert.isNotEmpty(plans)
      faults.push(
        ...findPlanFaults(plans, { shown: SHOWN }).map(
          (fault) => `${JSON.stringify(filter)}: ${fault}`
        )
      )
    }
    assert.deepEqual(faults, [])

    const found = async (filter: Parameters<typeof listDeliveries>[1]) => {
      const { rows } = await listDeliveries(endpoint, { limit: 100, ...filter })
      return rows.map(({ sequence }) => sequence)
    }
    assert.deepEqual(await found({ status: 'failed' }), [9, 2009, 4009, 6009, 8009, 10_009])
    assert.deepEqual(
      await found({ from: ago(11_000.5), to: ago(10_996.5) }),
      [10_997, 10_998, 10_999, 11_000]
    )
  })
})
