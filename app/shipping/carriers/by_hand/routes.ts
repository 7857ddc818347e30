import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls } from '#start/route_groups'

const { byHand } = controllers.shipping.carriers

calls('shipping', () => {
  router.put('/by_hand/:id/waybill', [byHand.HandBookings, 'update']).call({ by: 'openConsole' })
  router.put('/by_hand/:id/refuse', [byHand.HandRefusals, 'update']).call({ by: 'openConsole' })
  router.post('/by_hand/:id/label', [byHand.HandLabels, 'store']).call({ by: 'openConsole' })
  router.post('/by_hand/:id/event', [byHand.HandEvents, 'store']).call({ by: 'openConsole' })
  router
    .delete('/by_hand/:id/event/:eventId', [byHand.HandEvents, 'destroy'])
    .call({ by: 'openConsole' })
})
  .where('id', number)
  .where('eventId', number)
