import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { versions } = controllers.admin.tariffs

pages('admin', () => {
  router
    .get('/admin/tariffs', [versions.TariffVersionsPage, 'render'])
    .page({ by: 'openConsole' })
    .as('tariffs')
  router
    .get('/admin/tariffs/:id', [versions.TariffVersionPage, 'render'])
    .page({ by: 'openConsole' })
    .as('tariff')
  router
    .get('/admin/tariffs/:id/zones/:zoneId', [versions.ChangedZonePage, 'render'])
    .page({ by: 'openConsole' })
    .as('tariff_zone')
  router
    .get('/admin/tariffs/price', [versions.PriceTrialPage, 'render'])
    .page({ by: 'openConsole' })
    .as('tariff_price')
  router
    .get('/admin/tariffs/:id/price', [versions.PriceTrialPage, 'render'])
    .page({ by: 'openConsole' })
    .as('tariff_trial')
})
  .where('id', number)
  .where('zoneId', number)

calls('admin', () => {
  router.get('/tariff_version/all', [versions.TariffVersions, 'index']).call({ by: 'openConsole' })
  router.post('/tariff_version', [versions.TariffVersions, 'store']).call({ by: 'openConsole' })
  router
    .post('/tariff_version/price', [versions.PastPrices, 'store'])
    .call({ by: 'openConsole', once: 'repeatable' })
  router.get('/tariff_version/:id', [versions.TariffVersions, 'show']).call({ by: 'openConsole' })
  router
    .delete('/tariff_version/:id', [versions.TariffVersions, 'destroy'])
    .call({ by: 'openConsole' })
  router
    .get('/tariff_version/:id/differences', [versions.VersionDifferences, 'index'])
    .call({ by: 'openConsole' })
  router
    .get('/tariff_version/:id/differences.csv', [versions.VersionDifferenceExports, 'show'])
    .call({ by: 'openConsole' })
  router
    .get('/tariff_version/:id/differences/:zoneId', [versions.VersionDifferences, 'show'])
    .call({ by: 'openConsole' })
  router
    .post('/tariff_version/:id/publish', [versions.VersionPublications, 'store'])
    .call({ by: 'openConsole' })
  router
    .post('/tariff_version/:id/roll_back', [versions.VersionRollBacks, 'store'])
    .call({ by: 'openConsole' })
})
  .where('id', number)
  .where('zoneId', number)
