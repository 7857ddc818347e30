import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { COURIER_CODE_PATTERN, TARIFF_CALL } from '#admin/tariffs/tariff_call'
import { idParam } from '#shared/http/route_params'
import { VERSION_DOCS } from '#shared/http/pagination_texts'
import { defineCalls, definePages } from '#start/route_groups'

const { tariffs } = controllers.admin
const { zones } = tariffs

const DELETED_ZONE_DOCS = `The zone no longer prices parcels; earlier prices and their explanations do not change. ${VERSION_DOCS}`

const INTERNATIONAL_TYPE = { type: 'string', enum: ['Export', 'Import'] }

definePages('admin', () => {
  router
    .get('/admin/zones/:kind?', [tariffs.ZonesPage, 'render'])
    .page({ by: 'openConsole' })
    .as('zones')
  router
    .get('/admin/zones/:kind/:id', [tariffs.ZoneRatesPage, 'render'])
    .page({ by: 'openConsole' })
    .as('zone_rates')
})
  .where('kind', /^(export|import|local|city)$/)
  .where('id', idParam)

defineCalls('admin', 'Tariff', () => {
  router
    .get('/shippingZone/international/detail/:id/:geography', [zones.Zones, 'show'])
    .call({ ...TARIFF_CALL, summary: 'List the places of an international zone' })
    .as('international_zones.show')
  router
    .get('/shippingZone/international/:type/:courier/:country', [zones.Zones, 'international'])
    .call({
      ...TARIFF_CALL,
      summary: 'List the international zones of a courier',
      params: { type: INTERNATIONAL_TYPE },
    })
    .as('international_zones.index')
  router
    .get('/shippingZone/international/:type/:courier/:country/:geography', [
      zones.Zones,
      'international',
    ])
    .call({
      ...TARIFF_CALL,
      id: 'listInternationalZonesByGeography',
      summary: 'List the international zones of a courier by geography',
      params: { type: INTERNATIONAL_TYPE },
    })
    .as('international_zones.by_geography')
  router
    .post('/shippingZone/international/:type', [zones.Zones, 'storeInternational'])
    .call({
      ...TARIFF_CALL,
      summary: 'Create an international zone',
      params: { typeOrId: INTERNATIONAL_TYPE },
      failures: [409],
    })
    .as('international_zones.store')
  router
    .put('/shippingZone/international/:id', [zones.Zones, 'updateInternational'])
    .call({ ...TARIFF_CALL, summary: 'Update an international zone', failures: [409] })
    .as('international_zones.update')
  router
    .delete('/shippingZone/international/:id', [zones.Zones, 'destroy'])
    .call({
      ...TARIFF_CALL,
      summary: 'Delete an international zone',
      description: DELETED_ZONE_DOCS,
      failures: [409],
    })
    .as('international_zones.destroy')
  router
    .get('/shippingZone/local/detail/:id', [zones.Zones, 'show'])
    .call({ ...TARIFF_CALL, summary: 'List the places of a local zone' })
    .as('local_zones.show')
  router
    .get('/shippingZone/local/:courier/:country', [zones.Zones, 'local'])
    .call({ ...TARIFF_CALL, summary: 'List the local zones of a courier' })
    .as('local_zones.index')
  router
    .post('/shippingZone/local', [zones.Zones, 'storeLocal'])
    .call({ ...TARIFF_CALL, summary: 'Create a local zone', failures: [409] })
    .as('local_zones.store')
  router
    .put('/shippingZone/local/:id', [zones.Zones, 'updateLocal'])
    .call({ ...TARIFF_CALL, summary: 'Update a local zone', failures: [409] })
    .as('local_zones.update')
  router
    .delete('/shippingZone/local/:id', [zones.Zones, 'destroy'])
    .call({
      ...TARIFF_CALL,
      summary: 'Delete a local zone',
      description: DELETED_ZONE_DOCS,
      failures: [409],
    })
    .as('local_zones.destroy')
  router
    .get('/shippingZone/city/detail/:id', [zones.Zones, 'show'])
    .call({ ...TARIFF_CALL, summary: 'List the places of a city zone' })
    .as('city_zones.show')
  router
    .get('/shippingZone/city/:courier/:country/:state', [zones.Zones, 'city'])
    .call({ ...TARIFF_CALL, summary: 'List the city zones of a courier' })
    .as('city_zones.index')
  router
    .post('/shippingZone/city', [zones.Zones, 'storeCity'])
    .call({ ...TARIFF_CALL, summary: 'Create a city zone', failures: [409] })
    .as('city_zones.store')
  router
    .put('/shippingZone/city/:id', [zones.Zones, 'updateCity'])
    .call({ ...TARIFF_CALL, summary: 'Update a city zone', failures: [409] })
    .as('city_zones.update')
  router
    .delete('/shippingZone/city/:id', [zones.Zones, 'destroy'])
    .call({
      ...TARIFF_CALL,
      summary: 'Delete a city zone',
      description: DELETED_ZONE_DOCS,
      failures: [409],
    })
    .as('city_zones.destroy')
  router
    .get('/courier/international/all', [zones.InternationalCouriers, 'index'])
    .call({ by: 'openConsole', summary: 'List couriers that ship internationally' })
  router
    .get('/courier/city/all', [zones.CityCouriers, 'index'])
    .call({ by: 'openConsole', summary: 'List couriers that ship within Nigeria' })
  router
    .get('/geography/region/all', [zones.Regions, 'index'])
    .call({ by: 'openConsole', summary: 'List regions' })
  router
    .get('/geography/continent/all', [zones.Continents, 'index'])
    .call({ by: 'openConsole', summary: 'List continents' })
  router
    .get('/geography/region/country/:country', [zones.CountryRegions, 'index'])
    .call({ by: 'openConsole', summary: 'List the states of a country' })
  router
    .get('/geography/region/country/:country/state/:state', [zones.StateRegions, 'index'])
    .call({ by: 'openConsole', summary: 'List the cities of a state' })
})
  .where('id', idParam)
  .where('type', /^(export|import)$/i)
  .where('courier', COURIER_CODE_PATTERN)
  .where('country', /^[A-Z]{2}$/)
  .where('state', /^[A-Z0-9]{1,8}$/)
  .where('geography', /^(all|country|region|continent)$/)
