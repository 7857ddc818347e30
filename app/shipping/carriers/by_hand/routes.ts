import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls } from '#start/route_groups'

const { byHand } = controllers.shipping.carriers

calls('shipping', 'openConsole', () => {
  router.put('/by_hand/:id/waybill', [byHand.HandBookings, 'update'])
  router.put('/by_hand/:id/refuse', [byHand.HandRefusals, 'update'])
  router.post('/by_hand/:id/label', [byHand.HandLabels, 'store'])
  router.post('/by_hand/:id/event', [byHand.HandEvents, 'store'])
  router.delete('/by_hand/:id/event/:eventId', [byHand.HandEvents, 'destroy'])
})
  .where('id', number)
  .where('eventId', number)
