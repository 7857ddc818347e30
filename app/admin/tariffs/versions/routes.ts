import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { versions } = controllers.admin.tariffs

pages('admin', 'openConsole', () => {
  router.get('/admin/tariffs', [versions.TariffVersionsPage, 'render']).as('tariffs')
  router.get('/admin/tariffs/:id', [versions.TariffVersionPage, 'render']).as('tariff')
  router
    .get('/admin/tariffs/:id/zones/:zoneId', [versions.ChangedZonePage, 'render'])
    .as('tariff_zone')
  router.get('/admin/tariffs/price', [versions.PriceTrialPage, 'render']).as('tariff_price')
  router.get('/admin/tariffs/:id/price', [versions.PriceTrialPage, 'render']).as('tariff_trial')
})
  .where('id', number)
  .where('zoneId', number)

calls('admin', 'openConsole', () => {
  router.get('/tariff_version/all', [versions.TariffVersions, 'index'])
  router.post('/tariff_version', [versions.TariffVersions, 'store'])
  router.post('/tariff_version/price', [versions.PastPrices, 'store'])
  router.get('/tariff_version/:id', [versions.TariffVersions, 'show'])
  router.delete('/tariff_version/:id', [versions.TariffVersions, 'destroy'])
  router.get('/tariff_version/:id/differences', [versions.VersionDifferences, 'index'])
  router.get('/tariff_version/:id/differences.csv', [versions.VersionDifferenceExports, 'show'])
  router.get('/tariff_version/:id/differences/:zoneId', [versions.VersionDifferences, 'show'])
  router.post('/tariff_version/:id/publish', [versions.VersionPublications, 'store'])
  router.post('/tariff_version/:id/roll_back', [versions.VersionRollBacks, 'store'])
})
  .where('id', number)
  .where('zoneId', number)
