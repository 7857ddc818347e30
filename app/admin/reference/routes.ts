import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { reference } = controllers.admin

pages('admin', 'openConsole', () => {
  router.get('/admin/config/lists', [reference.ReferenceListsPage, 'render']).as('reference_lists')
})

calls('admin', 'openConsole', () => {
  router.get('/reference/courier', [reference.CourierServices, 'index'])
  router.put('/reference/courier/:code', [reference.CourierServices, 'update'])
  router.put('/reference/courier/:code/services', [reference.CarrierServices, 'update'])
  router.get('/reference/:list', [reference.ReferenceEntries, 'index'])
  router.post('/reference/:list', [reference.ReferenceEntries, 'store'])
  router.put('/reference/:list/:id', [reference.ReferenceEntries, 'update'])
  router.delete('/reference/:list/:id', [reference.ReferenceEntries, 'destroy'])
  router.put('/reference/:list/:id/restore', [reference.ReferenceRestorations, 'store'])
})
