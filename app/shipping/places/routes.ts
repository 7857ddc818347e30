import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls } from '#start/route_groups'

const { places } = controllers.shipping

calls('shipping', 'anyone', () => {
  router.get('/locations', [places.Locations, 'index'])
  router.get('/locations/:key', [places.Locations, 'show'])
})
