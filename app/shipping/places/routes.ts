import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls } from '#start/route_groups'

const { places } = controllers.shipping

calls('shipping', () => {
  router.get('/locations', [places.Locations, 'index']).call({ by: 'anyone' })
  router.get('/locations/:key', [places.Locations, 'show']).call({ by: 'anyone' })
})
