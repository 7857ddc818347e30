import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { surcharges } = controllers.admin.tariffs

pages('admin', 'openConsole', () => {
  router.get('/admin/surcharges', [surcharges.SurchargesPage, 'render']).as('surcharges')
})

calls('admin', 'openConsole', () => {
  router.get('/surcharge/all', [surcharges.Surcharges, 'index'])
  router.post('/surcharge', [surcharges.Surcharges, 'store'])
  router.put('/surcharge/:id', [surcharges.Surcharges, 'update'])
  router.delete('/surcharge/:id', [surcharges.Surcharges, 'destroy'])
}).where('id', number)
