import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { courier } from '#admin/tariffs/route_params'
import { number } from '#shared/http/route_params'
import { calls } from '#start/route_groups'

const { zones } = controllers.admin.tariffs

calls('admin', 'openConsole', () => {
  router.get('/shippingZone/international/detail/:id/:geography', [
    zones.InternationalZones,
    'show',
  ])
  router.get('/shippingZone/international/:type/:courier/:country', [
    zones.InternationalZones,
    'index',
  ])
  router
    .get('/shippingZone/international/:type/:courier/:country/:geography', [
      zones.InternationalZones,
      'index',
    ])
    .as('international_zones.by_geography')
  router.post('/shippingZone/international/:type', [zones.InternationalZones, 'store'])
  router.put('/shippingZone/international/:id', [zones.InternationalZones, 'update'])
  router.delete('/shippingZone/international/:id', [zones.InternationalZones, 'destroy'])
  router.get('/shippingZone/local/detail/:id', [zones.LocalZones, 'show'])
  router.get('/shippingZone/local/:courier/:country', [zones.LocalZones, 'index'])
  router.post('/shippingZone/local', [zones.LocalZones, 'store'])
  router.put('/shippingZone/local/:id', [zones.LocalZones, 'update'])
  router.delete('/shippingZone/local/:id', [zones.LocalZones, 'destroy'])
  router.get('/shippingZone/city/detail/:id', [zones.CityZones, 'show'])
  router.get('/shippingZone/city/:courier/:country/:state', [zones.CityZones, 'index'])
  router.post('/shippingZone/city', [zones.CityZones, 'store'])
  router.put('/shippingZone/city/:id', [zones.CityZones, 'update'])
  router.delete('/shippingZone/city/:id', [zones.CityZones, 'destroy'])
  router.get('/courier/international/all', [zones.InternationalCouriers, 'index'])
  router.get('/courier/city/all', [zones.CityCouriers, 'index'])
  router.get('/geography/region/all', [zones.Regions, 'index'])
  router.get('/geography/continent/all', [zones.Continents, 'index'])
  router.get('/geography/region/country/:country', [zones.CountryRegions, 'index'])
  router.get('/geography/region/country/:country/state/:state', [zones.StateRegions, 'index'])
})
  .where('id', number)
  .where('type', /^(export|import)$/i)
  .where('courier', courier)
  .where('country', /^[A-Z]{2}$/)
  .where('state', /^[A-Z0-9]{1,8}$/)
  .where('geography', /^(all|country|region|continent)$/)
