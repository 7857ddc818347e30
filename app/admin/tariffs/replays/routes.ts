import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { list } from '#shared/audit/shown'
import { calls, pages } from '#start/route_groups'

const { replays } = controllers.admin.tariffs

pages('admin', () => {
  router
    .get('/admin/tariffs/:id/replay', [replays.TariffReplaysPage, 'render'])
    .page({ by: 'openConsole' })
    .as('tariff_replays')
  router
    .get('/admin/tariffs/:id/replay/:replayId', [replays.TariffReplayPage, 'render'])
    .page({ by: 'openConsole', shows: () => list('customers of a replay', 'read') })
    .as('tariff_replay')
})
  .where('id', number)
  .where('replayId', number)

calls('admin', () => {
  router
    .get('/tariff_version/:id/replay/all', [replays.TariffReplays, 'index'])
    .call({ by: 'openConsole' })
  router
    .post('/tariff_version/:id/replay', [replays.TariffReplays, 'store'])
    .call({ by: 'openConsole' })
  router
    .get('/tariff_version/:id/replay/:replayId', [replays.TariffReplays, 'show'])
    .call({ by: 'openConsole', shows: () => list('customers of a replay', 'read') })
  router
    .delete('/tariff_version/:id/replay/:replayId', [replays.TariffReplays, 'destroy'])
    .call({ by: 'openConsole' })
  router
    .get('/tariff_version/:id/replay/:replayId/customers.csv', [replays.ReplayCustomers, 'show'])
    .call({ by: 'openConsole', shows: () => list('customers of a replay', 'export') })
  router
    .get('/tariff_version/:id/replay/:replayId/totals.csv', [replays.ReplayTotals, 'show'])
    .call({
      by: 'openConsole',
      shows: ({ query }) =>
        query.by === 'customer' ? list('customers of a replay', 'export') : null,
    })
  router
    .get('/tariff_version/:id/replay/:replayId/courier_changes.csv', [
      replays.ReplayCourierChanges,
      'show',
    ])
    .call({ by: 'openConsole', shows: () => list('customers of a replay', 'export') })
})
  .where('id', number)
  .where('replayId', number)
