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
    summary: 'List tariff versions',
    description:
      'Lists drafts and published versions by default. Every manual save is a version as well: `show=saves` lists them.',
  })
  router.post('/tariff_version', [versions.TariffVersions, 'store']).call({
    by: 'openConsole',
    summary: 'Create a draft of the tariff',
    description:
      'Copies all prices of the version `from`, or of the live tariff. Calls for zones and rates change the draft if they name it in the query parameter `version`.',
    failures: [404, 409],
  })
  router.post('/tariff_version/price', [versions.PastPrices, 'store']).call({
    by: 'openConsole',
    idempotency: 'repeatable',
    summary: 'Get a price from a past day or a tariff version',
    description:
      'Takes the fields of `POST /rate/quote`, and `version` or `at`. Without both, the live tariff applies. `at` is a time in Lagos, or a date, which stands for the end of that day. With both, `version` gives the rates, and `at` the day of the surcharges. `billingGroup` selects contract prices. For a future time, the live tariff applies together with the versions scheduled until then. `planned` names them.',
    failures: [404, 409, 422],
  })
  router
    .get('/tariff_version/:id', [versions.TariffVersions, 'show'])
    .call({ by: 'openConsole', summary: 'Get a tariff version' })
  router
    .delete('/tariff_version/:id', [versions.TariffVersions, 'destroy'])
    .call({ by: 'openConsole', summary: 'Delete a draft of the tariff', failures: [409] })
  router.get('/tariff_version/:id/differences', [versions.VersionDifferences, 'index']).call({
    by: 'openConsole',
    summary: 'List the changes of a tariff version',
    description:
      'Compares a draft with the live tariff, and a published version with the one that was live before it. Returns the zones, each with its first 200 changed rates and their old values. Added and removed zones include their details.',
    failures: [404, 409],
  })
  router
    .get('/tariff_version/:id/differences.csv', [versions.VersionDifferences, 'export'])
    .call({
      by: 'openConsole',
      summary: 'Download the rates that a tariff version changes as CSV',
      description: '`zone` limits the file to one zone.',
      file: 'text/csv',
      failures: [404, 409],
    })
    .as('version_difference_exports.show')
  router
    .get('/tariff_version/:id/differences/:zoneId', [versions.VersionDifferences, 'show'])
    .call({
      by: 'openConsole',
      summary: 'List the changes of a tariff version in one zone',
      description: 'Returns all changed rates of the zone, 200 per page.',
      failures: [404, 409],
    })
  router.post('/tariff_version/:id/publish', [versions.VersionPublications, 'store']).call({
    by: 'openConsole',
    mayNeedApproval: true,
    summary: 'Publish a draft of the tariff, or schedule it',
    description:
      'Without `startsAt`, publishes at once. Returns 409 and names the zones if zones that the draft changes have also changed on the live tariff since the draft was created. `replace` overwrites them. To publish only what you reviewed, send the `fingerprint` of the differences in `seen`: the call returns 409 if the draft or the live tariff has been edited since.',
    failures: [409, 422],
  })
  router.post('/tariff_version/:id/roll_back', [versions.VersionRollBacks, 'store']).call({
    by: 'openConsole',
    mayNeedApproval: true,
    summary: 'Roll back a tariff version',
    description:
      'Restores all prices to what they were just before the version was published. With `live`, returns 409 if another version is live by now. For a scheduled version, cancels its start.',
    failures: [409],
  })
})
  .where('id', idParam)
  .where('zoneId', idParam)
