import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { courier } from '#admin/tariffs/route_params'
import { number } from '#shared/http/route_params'
import { OF_A_VERSION } from '#admin/tariffs/reference_words'
import { calls } from '#start/route_groups'

const { zones } = controllers.admin.tariffs

const WAY = { type: 'string', enum: ['Export', 'Import'] }

calls('admin', 'Tariff', () => {
  router
    .get('/shippingZone/international/detail/:id/:geography', [zones.Zones, 'show'])
    .call({
      by: 'openConsole',
      ...OF_A_VERSION,
      summary: 'List the places of an international zone',
    })
    .as('international_zones.show')
  router
    .get('/shippingZone/international/:type/:courier/:country', [zones.Zones, 'international'])
    .call({
      by: 'openConsole',
      ...OF_A_VERSION,
      summary: 'List the international zones of a courier',
      params: { type: WAY },
    })
    .as('international_zones.index')
  router
    .get('/shippingZone/international/:type/:courier/:country/:geography', [
      zones.Zones,
      'international',
    ])
    .call({
      by: 'openConsole',
      ...OF_A_VERSION,
      summary: 'List the international zones of a courier that are of one geography',
      params: { type: WAY },
    })
    .as('international_zones.by_geography')
  router
    .post('/shippingZone/international/:type', [zones.Zones, 'storeInternational'])
    .call({
      by: 'openConsole',
      ...OF_A_VERSION,
      summary: 'Add an international zone',
      params: { typeOrId: WAY },
      failures: [409],
    })
    .as('international_zones.store')
  router
    .put('/shippingZone/international/:id', [zones.Zones, 'updateInternational'])
    .call({
      by: 'openConsole',
      ...OF_A_VERSION,
      summary: 'Change an international zone',
      failures: [409],
    })
    .as('international_zones.update')
  router
    .delete('/shippingZone/international/:id', [zones.Zones, 'destroy'])
    .call({
      by: 'openConsole',
      ...OF_A_VERSION,
      summary: 'Delete an international zone',
      description:
        'It prices nothing any more. What it has priced keeps its price and its reasons. With the `version` that was looked at, a 409 says what somebody else has changed since.',
      failures: [409],
    })
    .as('international_zones.destroy')
  router
    .get('/shippingZone/local/detail/:id', [zones.Zones, 'show'])
    .call({ by: 'openConsole', ...OF_A_VERSION, summary: 'List the places of a local zone' })
    .as('local_zones.show')
  router
    .get('/shippingZone/local/:courier/:country', [zones.Zones, 'local'])
    .call({ by: 'openConsole', ...OF_A_VERSION, summary: 'List the local zones of a courier' })
    .as('local_zones.index')
  router
    .post('/shippingZone/local', [zones.Zones, 'storeLocal'])
    .call({ by: 'openConsole', ...OF_A_VERSION, summary: 'Add a local zone', failures: [409] })
    .as('local_zones.store')
  router
    .put('/shippingZone/local/:id', [zones.Zones, 'updateLocal'])
    .call({ by: 'openConsole', ...OF_A_VERSION, summary: 'Change a local zone', failures: [409] })
    .as('local_zones.update')
  router
    .delete('/shippingZone/local/:id', [zones.Zones, 'destroy'])
    .call({
      by: 'openConsole',
      ...OF_A_VERSION,
      summary: 'Delete a local zone',
      description:
        'It prices nothing any more. What it has priced keeps its price and its reasons. With the `version` that was looked at, a 409 says what somebody else has changed since.',
      failures: [409],
    })
    .as('local_zones.destroy')
  router
    .get('/shippingZone/city/detail/:id', [zones.Zones, 'show'])
    .call({ by: 'openConsole', ...OF_A_VERSION, summary: 'List the places of a city zone' })
    .as('city_zones.show')
  router
    .get('/shippingZone/city/:courier/:country/:state', [zones.Zones, 'city'])
    .call({ by: 'openConsole', ...OF_A_VERSION, summary: 'List the city zones of a courier' })
    .as('city_zones.index')
  router
    .post('/shippingZone/city', [zones.Zones, 'storeCity'])
    .call({ by: 'openConsole', ...OF_A_VERSION, summary: 'Add a city zone', failures: [409] })
    .as('city_zones.store')
  router
    .put('/shippingZone/city/:id', [zones.Zones, 'updateCity'])
    .call({ by: 'openConsole', ...OF_A_VERSION, summary: 'Change a city zone', failures: [409] })
    .as('city_zones.update')
  router
    .delete('/shippingZone/city/:id', [zones.Zones, 'destroy'])
    .call({
      by: 'openConsole',
      ...OF_A_VERSION,
      summary: 'Delete a city zone',
      description:
        'It prices nothing any more. What it has priced keeps its price and its reasons. With the `version` that was looked at, a 409 says what somebody else has changed since.',
      failures: [409],
    })
    .as('city_zones.destroy')
  router
    .get('/courier/international/all', [zones.InternationalCouriers, 'index'])
    .call({ by: 'openConsole', summary: 'List the couriers that carry abroad' })
  router
    .get('/courier/city/all', [zones.CityCouriers, 'index'])
    .call({ by: 'openConsole', summary: 'List the couriers that carry within Nigeria' })
  router
    .get('/geography/region/all', [zones.Regions, 'index'])
    .call({ by: 'openConsole', summary: 'List the regions of the world' })
  router
    .get('/geography/continent/all', [zones.Continents, 'index'])
    .call({ by: 'openConsole', summary: 'List the continents' })
  router
    .get('/geography/region/country/:country', [zones.CountryRegions, 'index'])
    .call({ by: 'openConsole', summary: 'List the states of a country' })
  router
    .get('/geography/region/country/:country/state/:state', [zones.StateRegions, 'index'])
    .call({ by: 'openConsole', summary: 'List the cities of a state' })
})
  .where('id', number)
  .where('type', /^(export|import)$/i)
  .where('courier', courier)
  .where('country', /^[A-Z]{2}$/)
  .where('state', /^[A-Z0-9]{1,8}$/)
  .where('geography', /^(all|country|region|continent)$/)
