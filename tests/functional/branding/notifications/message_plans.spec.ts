import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { listLatestMessages, countSms } from '#branding/notifications/log/notification_log'
import { queryRows } from '#shared/database/query_rows'
import { findPlanFaults, collectPlans } from '#tests/support/database/plans'
import { publishedAcme } from '#tests/functional/branding/tracking_page/shop'

const ROWS = 12_000

const SMS = `insert into sms_messages (id, status, created_at)
  select md5(number::text)::uuid, 'failed', now() - number * interval '1 minute'
  from generate_series(1, ${ROWS}) as number`

const MESSAGES = `insert into receiver_notifications
    (organization_id, shipment_id, event, channel, status, sms_message_id, created_at)
  select case number % 3 when 0 then 1 else :id::bigint end, number, 'shipped',
    channel, 'sent', case channel when 'sms' then md5(number::text)::uuid end,
    now() - interval '1 year' + number * interval '1 minute'
  from generate_series(1, :most::int) as number, unnest(array['sms', 'email']) as channel`

test.group('Message log of a large business', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is read by an index; SMS are counted up to the newest 10,000', async ({ assert }) => {
    const { business: acme } = await publishedAcme()
    // The log needs no real parcels here.
    await db.rawQuery(
      'alter table receiver_notifications drop constraint receiver_notifications_shipment_id_foreign'
    )
    await queryRows(db, SMS)
    await queryRows(db, MESSAGES, { id: acme.id, most: ROWS / 2 })
    assert.deepEqual(await countSms(acme), { delivered: 0, undelivered: 4000, onTheirWay: 0 })
    await queryRows(db, 'delete from receiver_notifications')
    await queryRows(db, MESSAGES.replace('number % 3', 'number % 8'), { id: acme.id, most: ROWS })
    await queryRows(db, 'analyze receiver_notifications, sms_messages')
    // Uncommitted rows are not vacuumed, so index-only scans look costlier than in production.
    await db.rawQuery('set local random_page_cost = 1.1')

    const log = await collectPlans(() => listLatestMessages(acme))
    assert.isNotEmpty(log)
    assert.deepEqual(findPlanFaults(log, { shown: 100 }), [])
    const counting = await collectPlans(() => countSms(acme))
    const [{ sorted, read } = {}] = counting
    assert.equal(sorted, 0)
    assert.isAtMost(Math.max(...Object.values(read!)), ROWS)
    assert.containsSubset(await countSms(acme), { undelivered: 10_000, hasMore: true })
  })
})
