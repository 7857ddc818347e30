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
    .page({
      by: 'openConsole',
      auditedRead: () => describeListRead('customers of a replay', 'read'),
    })
    .as('tariff_replay')
})
  .where('id', idParam)
  .where('replayId', idParam)

defineCalls('admin', 'Tariff replays', () => {
  router
    .get('/tariff_version/:id/replay/all', [replays.TariffReplays, 'index'])
    .call({ by: 'openConsole', summary: 'List the replays of a tariff version' })
  router.post('/tariff_version/:id/replay', [replays.TariffReplays, 'store']).call({
    by: 'openConsole',
    summary: 'Replay the shipments of the last 90 days with a tariff version',
    description:
      'Returns the id of the replay, which runs in the background. If the same replay is already running, returns the id of that one. You can try a fuel surcharge or a lane change on top of the version.',
    failures: [404, 409, 422],
  })
  router.get('/tariff_version/:id/replay/:replayId', [replays.TariffReplays, 'show']).call({
    by: 'openConsole',
    auditedRead: () => describeListRead('customers of a replay', 'read'),
    summary: 'Get the progress and result of a replay',
    description:
      '`result` is null until the state is `finished`, and stays null for a failed or cancelled replay. `before` is the price of the same parcels under `liveVersion`, the tariff that was live when they were priced; `charged` is what was charged at the time. Both contain only rate and surcharges. Returns the first 60 entries of each grouping, 50 customers and 100 pairs of couriers; `counts` has the totals, and the files contain all entries.',
  })
  router.delete('/tariff_version/:id/replay/:replayId', [replays.TariffReplays, 'destroy']).call({
    by: 'openConsole',
    summary: 'Cancel a replay',
    description:
      'A waiting or running replay stops at the next page of shipments, and another can start at once. Its figures are discarded. We record who cancelled it and when. Cancelling it again changes nothing. Returns 409 for a finished or failed replay.',
    failures: [404, 409],
  })
  router
    .get('/tariff_version/:id/replay/:replayId/customers.csv', [replays.ReplayExports, 'customers'])
    .call({
      by: 'openConsole',
      auditedRead: () => describeListRead('customers of a replay', 'export'),
      summary: 'Download the customers who would pay more as CSV',
      description: 'Sorted by increase, largest first. Amounts are in naira.',
      file: 'text/csv',
      failures: [409],
    })
    .as('replay_customers.show')
  router
    .get('/tariff_version/:id/replay/:replayId/totals.csv', [replays.ReplayExports, 'totals'])
    .call({
      by: 'openConsole',
      auditedRead: ({ query }) =>
        query.by === 'customer' ? describeListRead('customers of a replay', 'export') : null,
      summary: 'Download the totals of a replay as CSV',
      description:
        '`by` groups the totals by courier (default), lane, weight, billing group or customer. Sorted by total, largest first; weights are sorted from the lightest. Amounts are in naira.',
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
      auditedRead: () => describeListRead('customers of a replay', 'export'),
      summary: 'Download the customers whose cheapest courier would change as CSV',
      description: 'Has one line for each customer and pair of couriers, most shipments first.',
      file: 'text/csv',
      failures: [409],
    })
    .as('replay_courier_changes.show')
})
  .where('id', idParam)
  .where('replayId', idParam)
