import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { list } from '#shared/audit/shown'
import { calls, pages } from '#start/route_groups'

const { margin } = controllers.admin

pages('admin', () => {
  router
    .get('/admin/margin', [margin.MarginPage, 'render'])
    .page({ by: 'openConsole' })
    .as('margin')
})

calls('admin', () => {
  router.get('/margin/all', [margin.Margins, 'index']).call({ by: 'openConsole' })
  router
    .get('/margin/all.csv', [margin.MarginExports, 'show'])
    .call({ by: 'openConsole', shows: () => list('margins', 'export') })
  router.post('/exchange_rate', [margin.ExchangeRates, 'store']).call({ by: 'openConsole' })
})
