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

calls('admin', 'Reweighs', () => {
  router.post('/reweigh/invoice', [reweighs.CarrierInvoices, 'store']).call({
    by: 'openConsole',
    summary: 'Upload the lines of a courier’s invoice',
    description:
      'A CSV with the columns `waybill,weight_kg,charge_naira`, as the part `file` of `multipart/form-data`. All its lines are imported or, with every bad one named, none.',
  })
})
