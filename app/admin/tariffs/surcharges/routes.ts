import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { VERSION_QUERY_DOCS } from '#admin/tariffs/version_query_docs'
import { defineCalls, definePages } from '#start/route_groups'

const { surcharges } = controllers.admin.tariffs

definePages('admin', () => {
  router
    .get('/admin/surcharges', [surcharges.SurchargesPage, 'render'])
    .page({ by: 'openConsole' })
    .as('surcharges')
})

defineCalls('admin', 'Tariff', () => {
  router.get('/surcharge/all', [surcharges.Surcharges, 'index']).call({
    by: 'openConsole',
    ...VERSION_QUERY_DOCS,
    summary: 'List the surcharges of the tariff',
  })
  router.post('/surcharge', [surcharges.Surcharges, 'store']).call({
    by: 'openConsole',
    ...VERSION_QUERY_DOCS,
    summary: 'Add a surcharge',
    description:
      'A percentage of the shipping rate, rounded half up to the kobo, or an amount for the shipment. What is left out holds for all. Every surcharge that applies to a parcel is charged, each as a line of its own.',
    failures: [409],
  })
  router.put('/surcharge/:id', [surcharges.Surcharges, 'update']).call({
    by: 'openConsole',
    ...VERSION_QUERY_DOCS,
    summary: 'Change a surcharge',
    failures: [409],
  })
  router.delete('/surcharge/:id', [surcharges.Surcharges, 'destroy']).call({
    by: 'openConsole',
    ...VERSION_QUERY_DOCS,
    summary: 'Remove a surcharge',
    description:
      'Quotes and bills that have it keep it. With the `version` that was looked at, a 409 says what somebody else has changed since.',
    failures: [409],
  })
}).where('id', idParam)
