import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { listRead } from '#shared/audit/audited_reads'
import { defineCalls, definePages } from '#start/route_groups'

const { reweighs } = controllers.admin

definePages('admin', () => {
  router
    .get('/admin/reweighs', [reweighs.ReweighQueuePage, 'render'])
    .page({ by: 'openConsole', auditedRead: listRead('reweighs') })
    .as('reweigh_queue')
})

defineCalls('admin', 'Reweighs', () => {
  router
    .post('/reweigh/invoice', [reweighs.CarrierWeights, 'store'])
    .call({
      by: 'openConsole',
      summary: 'Import reweighs from a courier invoice',
      description:
        'Send a CSV with the columns `waybill,weight_kg,charge_naira` as the part `file` of `multipart/form-data`. Imports all lines or none. If a line is invalid, nothing is imported, and the response names every invalid line.',
    })
    .as('carrier_invoices.store')
})
