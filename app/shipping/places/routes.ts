import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { defineCalls } from '#start/route_groups'

const { places } = controllers.shipping

defineCalls('shipping', 'Reference data', () => {
  router
    .get('/locations', [places.Locations, 'index'])
    .call({ by: 'anyone', summary: 'List countries' })
  router.get('/locations/:key', [places.Locations, 'show']).call({
    by: 'anyone',
    summary: 'List the states of a country, or the cities of a state',
    params: {
      key: {
        type: 'string',
        description: 'A country (`NG`) or a state (`NG_LA`).',
        examples: ['NG', 'NG_LA'],
      },
    },
  })
})
