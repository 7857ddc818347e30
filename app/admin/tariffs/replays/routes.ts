import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { replays } = controllers.admin.tariffs

pages('admin', 'openConsole', () => {
  router
    .get('/admin/tariffs/:id/replay', [replays.TariffReplaysPage, 'render'])
    .as('tariff_replays')
  router
    .get('/admin/tariffs/:id/replay/:replayId', [replays.TariffReplayPage, 'render'])
    .as('tariff_replay')
})
  .where('id', number)
  .where('replayId', number)

calls('admin', 'openConsole', () => {
  router.get('/tariff_version/:id/replay/all', [replays.TariffReplays, 'index'])
  router.post('/tariff_version/:id/replay', [replays.TariffReplays, 'store'])
  router.get('/tariff_version/:id/replay/:replayId', [replays.TariffReplays, 'show'])
  router.delete('/tariff_version/:id/replay/:replayId', [replays.TariffReplays, 'destroy'])
  router.get('/tariff_version/:id/replay/:replayId/customers.csv', [
    replays.ReplayCustomers,
    'show',
  ])
  router.get('/tariff_version/:id/replay/:replayId/totals.csv', [replays.ReplayTotals, 'show'])
  router.get('/tariff_version/:id/replay/:replayId/courier_changes.csv', [
    replays.ReplayCourierChanges,
    'show',
  ])
})
  .where('id', number)
  .where('replayId', number)
