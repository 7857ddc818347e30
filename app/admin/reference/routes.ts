import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { reference } = controllers.admin

pages('admin', () => {
  router
    .get('/admin/config/lists', [reference.ReferenceListsPage, 'render'])
    .page({ by: 'openConsole' })
    .as('reference_lists')
})

calls('admin', () => {
  router.get('/reference/courier', [reference.CourierServices, 'index']).call({ by: 'openConsole' })
  router
    .put('/reference/courier/:code', [reference.CourierServices, 'update'])
    .call({ by: 'openConsole' })
  router
    .put('/reference/courier/:code/services', [reference.CarrierServices, 'update'])
    .call({ by: 'openConsole' })
  router.get('/reference/:list', [reference.ReferenceEntries, 'index']).call({ by: 'openConsole' })
  router.post('/reference/:list', [reference.ReferenceEntries, 'store']).call({ by: 'openConsole' })
  router
    .put('/reference/:list/:id', [reference.ReferenceEntries, 'update'])
    .call({ by: 'openConsole' })
  router
    .delete('/reference/:list/:id', [reference.ReferenceEntries, 'destroy'])
    .call({ by: 'openConsole' })
  router
    .put('/reference/:list/:id/restore', [reference.ReferenceRestorations, 'store'])
    .call({ by: 'openConsole' })
})
