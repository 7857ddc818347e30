import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { defineCalls, definePages } from '#start/route_groups'

const { versions } = controllers.admin.tariffs

definePages('admin', () => {
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
  .where('id', idParam)
  .where('zoneId', idParam)

defineCalls('admin', 'Tariff versions', () => {
  router.get('/tariff_version/all', [versions.TariffVersions, 'index']).call({
    by: 'openConsole',
    summary: 'List the versions of the tariff',
    description:
      'Drafts and what was published as a whole, unless `show` asks for something else. Every save by hand is a version too: `show=saves`.',
  })
  router.post('/tariff_version', [versions.TariffVersions, 'store']).call({
    by: 'openConsole',
    summary: 'Start a draft of the tariff',
    description:
      'With all prices of the version that `from` names, or of what is live. Calls about zones and rates change it when they name it as `version` in their address.',
    failures: [404, 409],
  })
  router.post('/tariff_version/price', [versions.PastPrices, 'store']).call({
    by: 'openConsole',
    once: 'repeatable',
    summary: 'Ask for the price of a past day or of a version',
    description:
      'A question of the calculator, with `version`, or `at`, a day or a moment in Lagos, and `billingGroup` for the prices of a contract. A day means its end. Of a moment to come it is the live tariff with what is planned to start by then, which `planned` names.',
    failures: [404, 409, 422],
  })
  router
    .get('/tariff_version/:id', [versions.TariffVersions, 'show'])
    .call({ by: 'openConsole', summary: 'Read a version of the tariff' })
  router
    .delete('/tariff_version/:id', [versions.TariffVersions, 'destroy'])
    .call({ by: 'openConsole', summary: 'Discard a draft of the tariff', failures: [409] })
  router.get('/tariff_version/:id/differences', [versions.VersionDifferences, 'index']).call({
    by: 'openConsole',
    summary: 'See what a version of the tariff changes',
    description:
      'Of a draft, against what is live; of a version that was published, against what was live before it. Zone by zone, the first 200 changed rates of each with what they were; a zone that comes or goes says what it is.',
    failures: [404, 409],
  })
  router
    .get('/tariff_version/:id/differences.csv', [versions.VersionDifferences, 'export'])
    .call({
      by: 'openConsole',
      summary: 'Download all rates that a version of the tariff changes',
      description: 'With `zone`, those of one zone alone.',
      file: 'text/csv',
      failures: [404, 409],
    })
    .as('version_difference_exports.show')
  router
    .get('/tariff_version/:id/differences/:zoneId', [versions.VersionDifferences, 'show'])
    .call({
      by: 'openConsole',
      summary: 'See what a version of the tariff changes in one zone',
      description: 'All changed rates of a zone, 200 a page.',
      failures: [404, 409],
    })
  router.post('/tariff_version/:id/publish', [versions.VersionPublications, 'store']).call({
    by: 'openConsole',
    mayAsk: true,
    summary: 'Publish a draft of the tariff, or plan its start',
    description:
      'Without `startsAt` it is live at once. Zones that were changed on the live tariff since the draft was begun are named by a 409 unless `replace` says that the draft takes their place. With `seen`, the `fingerprint` of its differences, a 409 says that somebody has changed the draft, or the live tariff where it does, since they were read.',
    failures: [409, 422],
  })
  router.post('/tariff_version/:id/roll_back', [versions.VersionRollBacks, 'store']).call({
    by: 'openConsole',
    mayAsk: true,
    summary: 'Roll back a version of the tariff',
    description:
      'All prices become what they were just before that version was published. With `live`, a 409 says that another version is live by now. Of a planned version, its start is cancelled.',
    failures: [409],
  })
})
  .where('id', idParam)
  .where('zoneId', idParam)
