import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls } from '#start/route_groups'

const { sheets } = controllers.admin.tariffs

calls('admin', () => {
  router.post('/rate', [sheets.Rates, 'store']).call({ by: 'openConsole' })
  router.post('/rate/multiplier', [sheets.RateMultipliers, 'store']).call({ by: 'openConsole' })
  router.get('/rate/:id', [sheets.Rates, 'show']).call({ by: 'openConsole' })
  router.delete('/rate/:id', [sheets.Rates, 'destroy']).call({ by: 'openConsole' })
  router.get('/rate/:id/sheets', [sheets.RateSheets, 'index']).call({ by: 'openConsole' })
  router.get('/rate/:id/sheets/:version', [sheets.RateSheets, 'show']).call({ by: 'openConsole' })
  router
    .post('/rate/:id/sheets/:version/restore', [sheets.RateRestorations, 'store'])
    .call({ by: 'openConsole' })
})
  .where('id', number)
  .where('version', { match: /^\d{1,9}$/, cast: Number })
