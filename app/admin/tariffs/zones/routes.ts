import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { courier } from '#admin/tariffs/route_params'
import { number } from '#shared/http/route_params'
import { calls } from '#start/route_groups'

const { zones } = controllers.admin.tariffs

calls('admin', () => {
  router
    .get('/shippingZone/international/detail/:id/:geography', [zones.InternationalZones, 'show'])
    .call({ by: 'openConsole' })
  router
    .get('/shippingZone/international/:type/:courier/:country', [zones.InternationalZones, 'index'])
    .call({ by: 'openConsole' })
  router
    .get('/shippingZone/international/:type/:courier/:country/:geography', [
      zones.InternationalZones,
      'index',
    ])
    .call({ by: 'openConsole' })
    .as('international_zones.by_geography')
  router
    .post('/shippingZone/international/:type', [zones.InternationalZones, 'store'])
    .call({ by: 'openConsole' })
  router
    .put('/shippingZone/international/:id', [zones.InternationalZones, 'update'])
    .call({ by: 'openConsole' })
  router
    .delete('/shippingZone/international/:id', [zones.InternationalZones, 'destroy'])
    .call({ by: 'openConsole' })
  router
    .get('/shippingZone/local/detail/:id', [zones.LocalZones, 'show'])
    .call({ by: 'openConsole' })
  router
    .get('/shippingZone/local/:courier/:country', [zones.LocalZones, 'index'])
    .call({ by: 'openConsole' })
  router.post('/shippingZone/local', [zones.LocalZones, 'store']).call({ by: 'openConsole' })
  router.put('/shippingZone/local/:id', [zones.LocalZones, 'update']).call({ by: 'openConsole' })
  router
    .delete('/shippingZone/local/:id', [zones.LocalZones, 'destroy'])
    .call({ by: 'openConsole' })
  router.get('/shippingZone/city/detail/:id', [zones.CityZones, 'show']).call({ by: 'openConsole' })
  router
    .get('/shippingZone/city/:courier/:country/:state', [zones.CityZones, 'index'])
    .call({ by: 'openConsole' })
  router.post('/shippingZone/city', [zones.CityZones, 'store']).call({ by: 'openConsole' })
  router.put('/shippingZone/city/:id', [zones.CityZones, 'update']).call({ by: 'openConsole' })
  router.delete('/shippingZone/city/:id', [zones.CityZones, 'destroy']).call({ by: 'openConsole' })
  router
    .get('/courier/international/all', [zones.InternationalCouriers, 'index'])
    .call({ by: 'openConsole' })
  router.get('/courier/city/all', [zones.CityCouriers, 'index']).call({ by: 'openConsole' })
  router.get('/geography/region/all', [zones.Regions, 'index']).call({ by: 'openConsole' })
  router.get('/geography/continent/all', [zones.Continents, 'index']).call({ by: 'openConsole' })
  router
    .get('/geography/region/country/:country', [zones.CountryRegions, 'index'])
    .call({ by: 'openConsole' })
  router
    .get('/geography/region/country/:country/state/:state', [zones.StateRegions, 'index'])
    .call({ by: 'openConsole' })
})
  .where('id', number)
  .where('type', /^(export|import)$/i)
  .where('courier', courier)
  .where('country', /^[A-Z]{2}$/)
  .where('state', /^[A-Z0-9]{1,8}$/)
  .where('geography', /^(all|country|region|continent)$/)
