import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { listed } from '#shared/audit/shown'
import { calls } from '#start/route_groups'

const { pickups } = controllers.shipping.carriers

calls('shipping', () => {
  router
    .put('/pickup/:id', [pickups.Pickups, 'update'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write' })
  router
    .delete('/pickup/:id', [pickups.Pickups, 'destroy'])
    .call({ by: 'signedIn', team: 'book', key: 'shipments:write' })
}).where('id', number)

calls('shipping', () => {
  router
    .get('/pickup', [pickups.Pickups, 'index'])
    .call({ by: 'openConsole', shows: listed('pickups') })
  router
    .put('/pickup/:id/settlement', [pickups.PickupSettlements, 'update'])
    .call({ by: 'openConsole' })
}).where('id', number)
