import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { TARIFF_CALL } from '#admin/tariffs/tariff_call'
import { idParam } from '#shared/http/route_params'
import { VERSION_DOCS } from '#shared/http/pagination_texts'
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
    ...TARIFF_CALL,
    summary: 'List surcharges',
  })
  router.post('/surcharge', [surcharges.Surcharges, 'store']).call({
    ...TARIFF_CALL,
    summary: 'Create a surcharge',
    description:
      'Takes a percentage of the shipping rate, rounded half up to the kobo, or a fixed amount per shipment. An omitted condition matches everything. Every surcharge that matches a parcel is charged as a separate line.',
    failures: [409],
  })
  router.put('/surcharge/:id', [surcharges.Surcharges, 'update']).call({
    ...TARIFF_CALL,
    summary: 'Update a surcharge',
    failures: [409],
  })
  router.delete('/surcharge/:id', [surcharges.Surcharges, 'destroy']).call({
    ...TARIFF_CALL,
    summary: 'Delete a surcharge',
    description: `Existing quotes and bills keep the surcharge. ${VERSION_DOCS}`,
    failures: [409],
  })
}).where('id', idParam)
