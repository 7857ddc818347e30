import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { defineCalls, definePages } from '#start/route_groups'

const { reference } = controllers.admin

const ENTRY = {
  list: {
    type: 'string',
    enum: [
      ...['item_category', 'dangerous_good', 'express_box', 'drop_off_location'],
      ...['hs_code', 'export_rule'],
    ],
    description: 'Which list; the values are in the enum.',
  },
  id: { type: 'string', description: 'The id of the entry. For a dangerous good, its word.' },
}

const { list: LIST } = ENTRY

definePages('admin', () => {
  router
    .get('/admin/config/lists', [reference.ReferenceListsPage, 'render'])
    .page({ by: 'openConsole' })
    .as('reference_lists')
})

defineCalls('admin', 'Lists', () => {
  router
    .get('/reference/courier', [reference.CourierServices, 'index'])
    .call({ by: 'openConsole', summary: 'List couriers and the shipment kinds they serve' })
  router.put('/reference/courier/:code', [reference.CourierServices, 'update']).call({
    by: 'openConsole',
    summary: 'Enable or disable a courier by kind of shipment',
    description:
      '`byHand` sets whether staff book the courier’s parcels by hand from now on. If you omit it, it does not change. Paid shipments are not affected.',
    params: { code: { type: 'string', description: 'The courier code, such as DHL.' } },
  })
  router.put('/reference/courier/:code/services', [reference.CarrierServices, 'update']).call({
    by: 'openConsole',
    summary: 'Set the service codes of a courier',
    description:
      'Takes the carrier’s own service codes. Omitted fields do not change. Null means that our account cannot order the service.',
    failures: [404],
  })
  router.get('/reference/:list', [reference.ReferenceEntries, 'index']).call({
    by: 'openConsole',
    summary: 'Get a list',
    description: 'For HS codes, returns at most 100 that match the digits or words in `q`.',
    params: { list: LIST },
  })
  router.post('/reference/:list', [reference.ReferenceEntries, 'store']).call({
    by: 'openConsole',
    summary: 'Add an entry to a list',
    description: 'Takes the fields that `GET /reference/{list}` returns.',
    bodySchema: { type: 'object', description: 'The fields of the entry by name.' },
    params: { list: LIST },
  })
  router
    .put('/reference/:list/:id', [reference.ReferenceEntries, 'update'])
    .call({ by: 'openConsole', summary: 'Update an entry of a list', params: ENTRY })
  router.delete('/reference/:list/:id', [reference.ReferenceEntries, 'destroy']).call({
    by: 'openConsole',
    summary: 'Remove an entry from a list',
    description: 'Archives the entry instead if shipments refer to it.',
    params: ENTRY,
    failures: [409],
  })
  router
    .put('/reference/:list/:id/restore', [reference.ReferenceRestorations, 'store'])
    .call({ by: 'openConsole', summary: 'Restore an archived entry', params: ENTRY })
})
