import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { OF_A_VERSION } from '#admin/tariffs/reference_words'
import { calls, pages } from '#start/route_groups'

const { surcharges } = controllers.admin.tariffs

pages('admin', () => {
  router
    .get('/admin/surcharges', [surcharges.SurchargesPage, 'render'])
    .page({ by: 'openConsole' })
    .as('surcharges')
})

calls('admin', 'Tariff', () => {
  router
    .get('/surcharge/all', [surcharges.Surcharges, 'index'])
    .call({ by: 'openConsole', ...OF_A_VERSION, summary: 'List the surcharges of the tariff' })
  router.post('/surcharge', [surcharges.Surcharges, 'store']).call({
    by: 'openConsole',
    ...OF_A_VERSION,
    summary: 'Add a surcharge',
    description:
      'A percentage of the shipping rate, rounded half up to the kobo, or an amount for the shipment. What is left out holds for all. Every surcharge that applies to a parcel is charged, each as a line of its own.',
    failures: [409],
  })
  router
    .put('/surcharge/:id', [surcharges.Surcharges, 'update'])
    .call({ by: 'openConsole', ...OF_A_VERSION, summary: 'Change a surcharge', failures: [409] })
  router.delete('/surcharge/:id', [surcharges.Surcharges, 'destroy']).call({
    by: 'openConsole',
    ...OF_A_VERSION,
    summary: 'Remove a surcharge',
    description:
      'Quotes and bills that have it keep it. With the `version` that was looked at, a 409 says what somebody else has changed since.',
    failures: [409],
  })
}).where('id', number)
