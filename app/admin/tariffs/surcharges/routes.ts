import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { surcharges } = controllers.admin.tariffs

pages('admin', () => {
  router
    .get('/admin/surcharges', [surcharges.SurchargesPage, 'render'])
    .page({ by: 'openConsole' })
    .as('surcharges')
})

calls('admin', () => {
  router.get('/surcharge/all', [surcharges.Surcharges, 'index']).call({ by: 'openConsole' })
  router.post('/surcharge', [surcharges.Surcharges, 'store']).call({ by: 'openConsole' })
  router.put('/surcharge/:id', [surcharges.Surcharges, 'update']).call({ by: 'openConsole' })
  router.delete('/surcharge/:id', [surcharges.Surcharges, 'destroy']).call({ by: 'openConsole' })
}).where('id', number)
