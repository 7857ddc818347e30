import router from '@adonisjs/core/services/router'
import { number } from '#shared/http/route_params'
import { middleware } from '#start/kernel'

const CityCouriersController = () =>
  import('#admin/tariffs/zones/controllers/city_couriers_controller')
const CityZonesController = () => import('#admin/tariffs/zones/controllers/city_zones_controller')
const ContinentsController = () => import('#admin/tariffs/zones/controllers/continents_controller')
const CountryRegionsController = () =>
  import('#admin/tariffs/zones/controllers/country_regions_controller')
const InternationalCouriersController = () =>
  import('#admin/tariffs/zones/controllers/international_couriers_controller')
const InternationalZonesController = () =>
  import('#admin/tariffs/zones/controllers/international_zones_controller')
const LocalZonesController = () => import('#admin/tariffs/zones/controllers/local_zones_controller')
const RateFilePreviewsController = () =>
  import('#admin/tariffs/files/controllers/rate_file_previews_controller')
const RateFilesController = () => import('#admin/tariffs/files/controllers/rate_files_controller')
const RateMultipliersController = () =>
  import('#admin/tariffs/sheets/controllers/rate_multipliers_controller')
const RateRestorationsController = () =>
  import('#admin/tariffs/sheets/controllers/rate_restorations_controller')
const RateSheetsController = () =>
  import('#admin/tariffs/sheets/controllers/rate_sheets_controller')
const RatesController = () => import('#admin/tariffs/sheets/controllers/rates_controller')
const RegionsController = () => import('#admin/tariffs/zones/controllers/regions_controller')
const ZoneFilePreviewsController = () =>
  import('#admin/tariffs/files/controllers/zone_file_previews_controller')
const ZoneFilesController = () => import('#admin/tariffs/files/controllers/zone_files_controller')
const StateRegionsController = () =>
  import('#admin/tariffs/zones/controllers/state_regions_controller')

// What staff make the tariff of: zones, and the lists that these are made of.
router
  .group(() => {
    router
      .group(() => {
        router
          .get('/detail/:id/:geography', [InternationalZonesController, 'show'])
          .as('international_zones.show')
        router
          .get('/:type/:courier/:country', [InternationalZonesController, 'index'])
          .as('international_zones.index')
        router
          .get('/:type/:courier/:country/:geography', [InternationalZonesController, 'index'])
          .as('international_zones.by_geography')
        router
          .post('/:type', [InternationalZonesController, 'store'])
          .as('international_zones.store')
        router
          .put('/:id', [InternationalZonesController, 'update'])
          .as('international_zones.update')
        router
          .delete('/:id', [InternationalZonesController, 'destroy'])
          .as('international_zones.destroy')
      })
      .prefix('/shippingZone/international')
    router
      .group(() => {
        router.get('/detail/:id', [LocalZonesController, 'show']).as('local_zones.show')
        router.get('/:courier/:country', [LocalZonesController, 'index']).as('local_zones.index')
        router.post('/', [LocalZonesController, 'store']).as('local_zones.store')
        router.put('/:id', [LocalZonesController, 'update']).as('local_zones.update')
        router.delete('/:id', [LocalZonesController, 'destroy']).as('local_zones.destroy')
      })
      .prefix('/shippingZone/local')
    router
      .group(() => {
        router.get('/detail/:id', [CityZonesController, 'show']).as('city_zones.show')
        router
          .get('/:courier/:country/:state', [CityZonesController, 'index'])
          .as('city_zones.index')
        router.post('/', [CityZonesController, 'store']).as('city_zones.store')
        router.put('/:id', [CityZonesController, 'update']).as('city_zones.update')
        router.delete('/:id', [CityZonesController, 'destroy']).as('city_zones.destroy')
      })
      .prefix('/shippingZone/city')
    router
      .group(() => {
        router.get('/', [ZoneFilesController, 'show']).as('zone_files.show')
        router.post('/', [ZoneFilesController, 'store']).as('zone_files.store')
        router
          .post('/preview', [ZoneFilePreviewsController, 'store'])
          .as('zone_file_previews.store')
      })
      .prefix('/shippingZone/file/courier/:courier')
    router
      .get('/courier/international/all', [InternationalCouriersController, 'index'])
      .as('international_couriers.index')
    router.get('/courier/city/all', [CityCouriersController, 'index']).as('city_couriers.index')
    router.get('/geography/region/all', [RegionsController, 'index']).as('regions.index')
    router.get('/geography/continent/all', [ContinentsController, 'index']).as('continents.index')
    router
      .get('/geography/region/country/:country', [CountryRegionsController, 'index'])
      .as('country_regions.index')
    router
      .get('/geography/region/country/:country/state/:state', [StateRegionsController, 'index'])
      .as('state_regions.index')
  })
  .where('id', number)
  .where('type', /^(export|import)$/i)
  .where('courier', /^[A-Z_]{1,20}$/)
  .where('country', /^[A-Z]{2}$/)
  .where('state', /^[A-Z0-9]{1,8}$/)
  .where('geography', /^(all|country|region|continent)$/)
  .use([middleware.signedIn(), middleware.can({ ability: 'openConsole' })])
  .prefix('/api/v1')
  .as('api.shipping')

// The prices of the zones, a sheet each, and files of them.
router
  .group(() => {
    router.post('/', [RatesController, 'store']).as('rates.store')
    router.post('/multiplier', [RateMultipliersController, 'store']).as('rate_multipliers.store')
    router.get('/:id', [RatesController, 'show']).as('rates.show')
    router.get('/:id/sheets', [RateSheetsController, 'index']).as('rate_sheets.index')
    router.get('/:id/sheets/:version', [RateSheetsController, 'show']).as('rate_sheets.show')
    router
      .post('/:id/sheets/:version/restore', [RateRestorationsController, 'store'])
      .as('rate_restorations.store')
    router.get('/file/zone/:id', [RateFilesController, 'show']).as('zone_rate_files.show')
    router.post('/file/zone/:id', [RateFilesController, 'store']).as('zone_rate_files.store')
    router
      .post('/file/zone/:id/preview', [RateFilePreviewsController, 'store'])
      .as('zone_rate_file_previews.store')
    router
      .get('/file/courier/:courier', [RateFilesController, 'show'])
      .as('courier_rate_files.show')
    router
      .post('/file/courier/:courier', [RateFilesController, 'store'])
      .as('courier_rate_files.store')
    router
      .post('/file/courier/:courier/preview', [RateFilePreviewsController, 'store'])
      .as('courier_rate_file_previews.store')
  })
  .where('id', number)
  .where('version', { match: /^\d{1,9}$/, cast: Number })
  .where('courier', /^[A-Z_]{1,20}$/)
  .use([middleware.signedIn(), middleware.can({ ability: 'openConsole' })])
  .prefix('/api/v1/rate')
  .as('api.shipping')
