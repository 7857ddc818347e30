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
    description: 'Which list.',
  },
  id: { type: 'string', description: 'The id of the entry; the word itself of a dangerous good.' },
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
    .call({ by: 'openConsole', summary: 'List the couriers, and what each is on for' })
  router.put('/reference/courier/:code', [reference.CourierServices, 'update']).call({
    by: 'openConsole',
    summary: 'Switch a courier on or off for each kind of shipment',
    description:
      '`byHand` says whether staff book its parcels themselves from now on; without it that stays as it is. What is paid for already keeps who carries it.',
    params: { code: { type: 'string', description: 'Such as DHL.' } },
  })
  router.put('/reference/courier/:code/services', [reference.CarrierServices, 'update']).call({
    by: 'openConsole',
    summary: 'Say which services of its company a courier is ordered by',
    description:
      "The codes are the company's own. A field that is left out stays as it is; null means that it is not sold that way by our account.",
    failures: [404],
  })
  router.get('/reference/:list', [reference.ReferenceEntries, 'index']).call({
    by: 'openConsole',
    summary: 'Read a list',
    description: 'Of the HS codes at most 100: those that `q` names, by digits or by words.',
    params: { list: LIST },
  })
  router.post('/reference/:list', [reference.ReferenceEntries, 'store']).call({
    by: 'openConsole',
    summary: 'Add to a list',
    description: 'The fields are those that reading the list shows.',
    bodySchema: { type: 'object', description: 'The fields of an entry, by their names.' },
    params: { list: LIST },
  })
  router
    .put('/reference/:list/:id', [reference.ReferenceEntries, 'update'])
    .call({ by: 'openConsole', summary: 'Change an entry of a list', params: ENTRY })
  router.delete('/reference/:list/:id', [reference.ReferenceEntries, 'destroy']).call({
    by: 'openConsole',
    summary: 'Take an entry off a list',
    description: 'What shipments refer to is archived instead of deleted.',
    params: ENTRY,
    failures: [409],
  })
  router
    .put('/reference/:list/:id/restore', [reference.ReferenceRestorations, 'store'])
    .call({ by: 'openConsole', summary: 'Bring an archived entry back', params: ENTRY })
})
