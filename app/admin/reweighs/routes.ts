import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { reweighs } = controllers.admin

pages('admin', 'openConsole', () => {
  router.get('/admin/reweighs', [reweighs.ReweighQueuePage, 'render']).as('reweigh_queue')
})

calls('admin', 'openConsole', () => {
  router.post('/reweigh/invoice', [reweighs.CarrierInvoices, 'store'])
})
