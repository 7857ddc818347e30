import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { defineCalls } from '#start/route_groups'

const { checks } = controllers.admin.tariffs

defineCalls('admin', 'Tariff versions', () => {
  router.post('/tariff_version/:id/check', [checks.VersionChecks, 'store']).call({
    by: 'openConsole',
    once: 'repeatable',
    summary: 'Check a version of the tariff',
    description:
      'What somebody should look at before it is published, the first 200 of each check, with the screen where it is mended. Of a draft, beside what is live; of a version that was published, beside the one before it. Prices below cost and prices that change a lot are compared with their surcharges, of the day on which the version starts: `surcharges` is what they add to `rate`, and null where rates alone are compared. A finding about a surcharge has its `surchargeId`, and no `kind`. It stops nothing and writes nothing.',
    failures: [404, 409],
  })
}).where('id', idParam)
