import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { describeListRead } from '#shared/audit/audited_reads'
import { defineCalls, definePages } from '#start/route_groups'

const { replays } = controllers.admin.tariffs

definePages('admin', () => {
  router
    .get('/admin/tariffs/:id/replay', [replays.TariffReplaysPage, 'render'])
    .page({ by: 'openConsole' })
    .as('tariff_replays')
  router
    .get('/admin/tariffs/:id/replay/:replayId', [replays.TariffReplayPage, 'render'])
    .page({ by: 'openConsole', shows: () => describeListRead('customers of a replay', 'read') })
    .as('tariff_replay')
})
  .where('id', idParam)
  .where('replayId', idParam)

defineCalls('admin', 'Tariff replays', () => {
  router
    .get('/tariff_version/:id/replay/all', [replays.TariffReplays, 'index'])
    .call({ by: 'openConsole', summary: 'List the replays of a version of the tariff' })
  router.post('/tariff_version/:id/replay', [replays.TariffReplays, 'store']).call({
    by: 'openConsole',
    summary: 'Replay the shipments of the last 90 days by a version of the tariff',
    description:
      'Answers the id of the replay, which a worker makes; of the one that is under way where the same was asked for already. A fuel surcharge or a change of a lane is tried on top of the version.',
    failures: [404, 409, 422],
  })
  router.get('/tariff_version/:id/replay/:replayId', [replays.TariffReplays, 'show']).call({
    by: 'openConsole',
    shows: () => describeListRead('customers of a replay', 'read'),
    summary: 'Read how far a replay is, and what came of it',
    description:
      '`result` is null until the state is `finished`, and stays so for what failed or was cancelled. `before` is what `liveVersion` asks for the same parcels, the tariff that was live when they were priced; `charged` is what was charged at the time. Both leave out all but rate and surcharges. The first 60 of each kind are answered and the first 50 customers; `counts` says how many there are, and the files hold all.',
  })
  router.delete('/tariff_version/:id/replay/:replayId', [replays.TariffReplays, 'destroy']).call({
    by: 'openConsole',
    summary: 'Cancel a replay',
    description:
      'One that waits or runs stops at the next page of shipments, and the next one can begin at once. None of its figures are kept, only who cancelled it and when; cancelling it again changes nothing. One that has come to its end answers 409.',
    failures: [404, 409],
  })
  router
    .get('/tariff_version/:id/replay/:replayId/customers.csv', [replays.ReplayExports, 'customers'])
    .call({
      by: 'openConsole',
      shows: () => describeListRead('customers of a replay', 'export'),
      summary: 'Download the customers who would pay more',
      description: 'Whoever pays most of it first; naira.',
      file: 'text/csv',
      failures: [409],
    })
    .as('replay_customers.show')
  router
    .get('/tariff_version/:id/replay/:replayId/totals.csv', [replays.ReplayExports, 'totals'])
    .call({
      by: 'openConsole',
      shows: ({ query }) =>
        query.by === 'customer' ? describeListRead('customers of a replay', 'export') : null,
      summary:
        'Download all totals of a replay by courier, lane, weight, billing group or customer',
      description:
        'The largest first, and weights from the lightest; naira. By courier unless `by` says otherwise.',
      file: 'text/csv',
      failures: [409],
    })
    .as('replay_totals.show')
  router
    .get('/tariff_version/:id/replay/:replayId/courier_changes.csv', [
      replays.ReplayExports,
      'courierChanges',
    ])
    .call({
      by: 'openConsole',
      shows: () => describeListRead('customers of a replay', 'export'),
      summary: 'Download the customers for whom another courier would be the cheapest',
      description: 'A line for each pair of couriers of a customer; the most shipments first.',
      file: 'text/csv',
      failures: [409],
    })
    .as('replay_courier_changes.show')
})
  .where('id', idParam)
  .where('replayId', idParam)
