import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { margin } = controllers.admin

pages('admin', 'openConsole', () => {
  router.get('/admin/margin', [margin.MarginPage, 'render']).as('margin')
})

calls('admin', 'openConsole', () => {
  router.get('/margin/all', [margin.Margins, 'index'])
  router.get('/margin/all.csv', [margin.MarginExports, 'show'])
  router.post('/exchange_rate', [margin.ExchangeRates, 'store'])
})
