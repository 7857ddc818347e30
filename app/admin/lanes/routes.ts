import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { listRead } from '#shared/audit/audited_reads'
import { defineCalls, definePages } from '#start/route_groups'

const { lanes } = controllers.admin

definePages('admin', () => {
  router.get('/admin/lanes', [lanes.LanesPage, 'render']).page({ by: 'openConsole' }).as('lanes')
  router
    .get('/admin/late_parcels', [lanes.LateParcelsPage, 'render'])
    .page({ by: 'openConsole', shows: listRead('late parcels') })
    .as('late_parcels')
})

defineCalls('admin', 'Lanes', () => {
  router.get('/lane_fact/all', [lanes.LaneFacts, 'index']).call({
    by: 'openConsole',
    summary: 'List how long couriers take',
    description:
      'In days of Lagos from hand-over to delivery, of the last 180 days: half of the parcels (`usualDays`) and nine in ten (`mostDays`) took no longer. Counted every night; lanes with fewer deliveries than staff have set are left out.',
  })
  router
    .get('/lane_fact/all.csv', [lanes.LaneFacts, 'export'])
    .call({ by: 'openConsole', summary: 'Download how long couriers take', file: 'text/csv' })
    .as('lane_fact_exports.show')
  router.get('/late_parcel/all', [lanes.LateParcels, 'index']).call({
    by: 'openConsole',
    shows: listRead('late parcels'),
    summary: 'List parcels that are late for their lane',
    description:
      'Those under way for longer than nine in ten parcels of their courier and lane took, the latest first. By the count of last night.',
  })
})
