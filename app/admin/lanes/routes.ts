import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { listRead } from '#shared/audit/audited_reads'
import { defineCalls, definePages } from '#start/route_groups'

const { lanes } = controllers.admin

definePages('admin', () => {
  router.get('/admin/lanes', [lanes.LanesPage, 'render']).page({ by: 'openConsole' }).as('lanes')
  router
    .get('/admin/late_parcels', [lanes.LateParcelsPage, 'render'])
    .page({ by: 'openConsole', auditedRead: listRead('late parcels') })
    .as('late_parcels')
})

defineCalls('admin', 'Lanes', () => {
  router.get('/lane_fact/all', [lanes.LaneFacts, 'index']).call({
    by: 'openConsole',
    summary: 'List transit times by lane',
    description:
      'Counts days in Lagos time from hand-over to delivery over the last 180 days. Half of the parcels took at most `usualDays`, nine in ten at most `mostDays`. Updated nightly. Omits lanes with fewer deliveries than the minimum in the settings.',
  })
  router
    .get('/lane_fact/all.csv', [lanes.LaneFacts, 'export'])
    .call({ by: 'openConsole', summary: 'Download transit times by lane as CSV', file: 'text/csv' })
    .as('lane_fact_exports.show')
  router.get('/late_parcel/all', [lanes.LateParcels, 'index']).call({
    by: 'openConsole',
    auditedRead: listRead('late parcels'),
    summary: 'List parcels that are late for their lane',
    description:
      'Lists parcels that have been in transit longer than nine in ten parcels of the same courier and lane, the latest first. Updated nightly.',
  })
})
