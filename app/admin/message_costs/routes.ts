import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { defineCalls, definePages } from '#start/route_groups'

const { messageCosts } = controllers.admin

definePages('admin', () => {
  router
    .get('/admin/message_costs', [messageCosts.MessageCostsPage, 'render'])
    .page({ by: 'openConsole' })
    .as('message_costs')
})

defineCalls('admin', 'Message costs', () => {
  router.get('/message_cost/all', [messageCosts.MessageCosts, 'index']).call({
    by: 'openConsole',
    summary: 'List what messages cost in a month, by organization',
    description: 'This month where none is named, by the prices of the day they left.',
  })
  router
    .get('/message_cost/all.csv', [messageCosts.MessageCosts, 'export'])
    .call({
      by: 'openConsole',
      summary: 'Download what messages cost in a month',
      file: 'text/csv',
    })
    .as('message_cost_exports.show')
})
