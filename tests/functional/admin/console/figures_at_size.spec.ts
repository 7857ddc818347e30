import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { loadConsoleFigures } from '#admin/console/console_figures'
import { MAX_LISTED_ITEMS, QUEUE_KEYS, queueOf } from '#admin/console/inbox/inbox_queues'
import { repairFigures } from '#admin/console/figure_verification'
import { createHomeCaller } from '#identity/sessions/create_caller'
import User from '#identity/accounts/models/user'
import { readReferralStats } from '#identity/referrals/referral_stats'
import { countOwnOpenReweighs } from '#shipping/reweighing/reweigh_list'
import { loadDashboard } from '#shipping/home/load_dashboard'
import { loadHomeTasks } from '#shipping/home/home_tasks'
import { loadStatusCounts } from '#shipping/home/status_figures'
import { createFigureModel } from '#tests/functional/admin/console/figure_life'
import { findPlanFaults, collectPlans } from '#tests/support/database/plans'

/** Half belong to a business, half to retail customers; they spread over two years. */
const SHIPMENTS = 20_000

const COPIES = `insert into shipments select copy.* from shipments as model,
    generate_series(1, ${SHIPMENTS}) as number, lateral jsonb_populate_record(model, jsonb_build_object(
      'id', nextval('shipments_id_seq'), 'transaction_reference', 'SIZE-' || number,
      'tracking_number', 600000000000 + number, 'organization_id', 2 + number % 2,
      'created_at', now() - number * interval '50 minutes', 'paid_at',
      case when number % 50 > 0 then now() - number * interval '50 minutes' end,
      'payment_method', case when number % 50 > 0 then 'cash' end, 'courier_driver', 'sandbox',
      'status', case when number % 50 = 0 then 'AWAITING_PAYMENT_CONFIRMATION'
        when number % 2000 = 1 then 'PENDING_ISSUE' when number % 40 = 1 then 'BOOKED' else 'DELIVERED' end)) as copy
  where model.id = :model`

const callerOf = async (email: string) => createHomeCaller(await User.findByOrFail('email', email))

test.group('Figures over 20,000 shipments', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are read from few rows, however many shipments they count', async ({ assert }) => {
    const model = await createFigureModel()
    await db.rawQuery('alter table shipments disable trigger user')
    await db.rawQuery(COPIES, { model })
    await db.rawQuery('alter table shipments enable trigger user')
    await repairFigures()
    await db.rawQuery('analyze shipments; analyze figures; analyze figure_changes')
    const emails = ['admin@sendam.test', 'owner@acme.test', 'member@sendam.test']
    const callers = await Promise.all(emails.map(callerOf))
    const plans = await collectPlans(async () => {
      for (const caller of callers) {
        await loadDashboard(caller)
        await loadStatusCounts(caller)
        await loadHomeTasks(caller)
        await countOwnOpenReweighs(caller)
        await readReferralStats(caller.user)
      }
      await loadConsoleFigures()
      for (const queue of QUEUE_KEYS.map(queueOf)) {
        await queue.load(callers[0]!)
        await queue.list(MAX_LISTED_ITEMS, callers[0]!)
      }
    })
    // Excludes the five latest shipments: the history's plans have their own test.
    const counting = plans.filter(({ sql }) => !/limit \?$/.test(sql) || sql.includes('since'))
    assert.isAbove(counting.length, 20)
    assert.deepEqual(findPlanFaults(counting, { shown: 190 }), [])
  }).timeout(120_000)
})
