import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { defineCalls } from '#start/route_groups'

const { checks } = controllers.admin.tariffs

defineCalls('admin', 'Tariff versions', () => {
  router.post('/tariff_version/:id/check', [checks.VersionChecks, 'store']).call({
    by: 'openConsole',
    idempotency: 'repeatable',
    summary: 'Check a tariff version',
    description:
      'Returns what to review before publishing: the first 200 findings of each check, with the page to fix them on. A draft is compared with the live tariff, a published version with the one before it. Prices below cost and large price changes are checked with the surcharges of the day on which the version starts. `surcharges` is the amount that they add to `rate`, or null if only rates are compared. A finding about a surcharge has a `surchargeId` and no `kind`. The check blocks nothing and saves nothing.',
    failures: [404, 409],
  })
}).where('id', idParam)
