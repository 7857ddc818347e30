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
    id: 'listMessageCostsOfBusinesses',
    by: 'openConsole',
    summary: 'List message costs of a month by organization',
    description:
      'Defaults to the current month. Messages cost the price of the day they were sent.',
  })
  router
    .get('/message_cost/all.csv', [messageCosts.MessageCosts, 'export'])
    .call({
      by: 'openConsole',
      summary: 'Download message costs of a month as CSV',
      file: 'text/csv',
    })
    .as('message_cost_exports.show')
})
