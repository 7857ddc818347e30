import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls } from '#start/route_groups'

const { sheets } = controllers.admin.tariffs

calls('admin', 'openConsole', () => {
  router.post('/rate', [sheets.Rates, 'store'])
  router.post('/rate/multiplier', [sheets.RateMultipliers, 'store'])
  router.get('/rate/:id', [sheets.Rates, 'show'])
  router.delete('/rate/:id', [sheets.Rates, 'destroy'])
  router.get('/rate/:id/sheets', [sheets.RateSheets, 'index'])
  router.get('/rate/:id/sheets/:version', [sheets.RateSheets, 'show'])
  router.post('/rate/:id/sheets/:version/restore', [sheets.RateRestorations, 'store'])
})
  .where('id', number)
  .where('version', { match: /^\d{1,9}$/, cast: Number })
