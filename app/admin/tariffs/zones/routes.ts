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
    .get('/shippingZone/international/detail/:id/:geography', [zones.InternationalZones, 'show'])
    .call({
      by: 'openConsole',
      ...OF_A_VERSION,
      summary: 'List the places of an international zone',
    })
  router
    .get('/shippingZone/international/:type/:courier/:country', [zones.InternationalZones, 'index'])
    .call({
      by: 'openConsole',
      ...OF_A_VERSION,
      summary: 'List the international zones of a courier',
      params: { type: WAY },
    })
  router
    .get('/shippingZone/international/:type/:courier/:country/:geography', [
      zones.InternationalZones,
      'index',
    ])
    .call({
      by: 'openConsole',
      ...OF_A_VERSION,
      summary: 'List the international zones of a courier that are of one geography',
      params: { type: WAY },
    })
    .as('international_zones.by_geography')
  router.post('/shippingZone/international/:type', [zones.InternationalZones, 'store']).call({
    by: 'openConsole',
    ...OF_A_VERSION,
    summary: 'Add an international zone',
    params: { typeOrId: WAY },
    failures: [409],
  })
  router.put('/shippingZone/international/:id', [zones.InternationalZones, 'update']).call({
    by: 'openConsole',
    ...OF_A_VERSION,
    summary: 'Change an international zone',
    failures: [409],
  })
  router.delete('/shippingZone/international/:id', [zones.InternationalZones, 'destroy']).call({
    by: 'openConsole',
    ...OF_A_VERSION,
    summary: 'Delete an international zone',
    description:
      'It prices nothing any more. What it has priced keeps its price and its reasons. With the `version` that was looked at, a 409 says what somebody else has changed since.',
    failures: [409],
  })
  router
    .get('/shippingZone/local/detail/:id', [zones.LocalZones, 'show'])
    .call({ by: 'openConsole', ...OF_A_VERSION, summary: 'List the places of a local zone' })
  router
    .get('/shippingZone/local/:courier/:country', [zones.LocalZones, 'index'])
    .call({ by: 'openConsole', ...OF_A_VERSION, summary: 'List the local zones of a courier' })
  router
    .post('/shippingZone/local', [zones.LocalZones, 'store'])
    .call({ by: 'openConsole', ...OF_A_VERSION, summary: 'Add a local zone', failures: [409] })
  router
    .put('/shippingZone/local/:id', [zones.LocalZones, 'update'])
    .call({ by: 'openConsole', ...OF_A_VERSION, summary: 'Change a local zone', failures: [409] })
  router.delete('/shippingZone/local/:id', [zones.LocalZones, 'destroy']).call({
    by: 'openConsole',
    ...OF_A_VERSION,
    summary: 'Delete a local zone',
    description:
      'It prices nothing any more. What it has priced keeps its price and its reasons. With the `version` that was looked at, a 409 says what somebody else has changed since.',
    failures: [409],
  })
  router
    .get('/shippingZone/city/detail/:id', [zones.CityZones, 'show'])
    .call({ by: 'openConsole', ...OF_A_VERSION, summary: 'List the places of a city zone' })
  router
    .get('/shippingZone/city/:courier/:country/:state', [zones.CityZones, 'index'])
    .call({ by: 'openConsole', ...OF_A_VERSION, summary: 'List the city zones of a courier' })
  router
    .post('/shippingZone/city', [zones.CityZones, 'store'])
    .call({ by: 'openConsole', ...OF_A_VERSION, summary: 'Add a city zone', failures: [409] })
  router
    .put('/shippingZone/city/:id', [zones.CityZones, 'update'])
    .call({ by: 'openConsole', ...OF_A_VERSION, summary: 'Change a city zone', failures: [409] })
  router.delete('/shippingZone/city/:id', [zones.CityZones, 'destroy']).call({
    by: 'openConsole',
    ...OF_A_VERSION,
    summary: 'Delete a city zone',
    description:
      'It prices nothing any more. What it has priced keeps its price and its reasons. With the `version` that was looked at, a 409 says what somebody else has changed since.',
    failures: [409],
  })
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
