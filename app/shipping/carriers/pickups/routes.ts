import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls } from '#start/route_groups'

const { pickups } = controllers.shipping.carriers

calls('shipping', 'signedIn', () => {
  router.put('/pickup/:id', [pickups.Pickups, 'update'])
  router.delete('/pickup/:id', [pickups.Pickups, 'destroy'])
}).where('id', number)

calls('shipping', 'openConsole', () => {
  router.get('/pickup', [pickups.Pickups, 'index'])
  router.put('/pickup/:id/settlement', [pickups.PickupSettlements, 'update'])
}).where('id', number)
