import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls } from '#start/route_groups'

const { attempts } = controllers.shipping.carriers

calls('shipping', () => {
  router.get('/courier_order', [attempts.CourierOrders, 'index']).call({ by: 'openConsole' })
  router.put('/courier_order/:id', [attempts.CourierOrders, 'update']).call({ by: 'openConsole' })
}).where('id', number)
