import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { messageCosts } = controllers.admin

pages('admin', 'openConsole', () => {
  router.get('/admin/message_costs', [messageCosts.MessageCostsPage, 'render']).as('message_costs')
})

calls('admin', 'openConsole', () => {
  router.get('/message_cost/all', [messageCosts.MessageCosts, 'index'])
  router.get('/message_cost/all.csv', [messageCosts.MessageCostExports, 'show'])
})
