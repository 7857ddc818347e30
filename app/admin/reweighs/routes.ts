import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { listed } from '#shared/audit/shown'
import { calls, pages } from '#start/route_groups'

const { reweighs } = controllers.admin

pages('admin', () => {
  router
    .get('/admin/reweighs', [reweighs.ReweighQueuePage, 'render'])
    .page({ by: 'openConsole', shows: listed('reweighs') })
    .as('reweigh_queue')
})

calls('admin', () => {
  router.post('/reweigh/invoice', [reweighs.CarrierInvoices, 'store']).call({ by: 'openConsole' })
})
