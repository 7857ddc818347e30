import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { messageCosts } = controllers.admin

pages('admin', () => {
  router
    .get('/admin/message_costs', [messageCosts.MessageCostsPage, 'render'])
    .page({ by: 'openConsole' })
    .as('message_costs')
})

calls('admin', () => {
  router.get('/message_cost/all', [messageCosts.MessageCosts, 'index']).call({ by: 'openConsole' })
  router
    .get('/message_cost/all.csv', [messageCosts.MessageCostExports, 'show'])
    .call({ by: 'openConsole' })
})
