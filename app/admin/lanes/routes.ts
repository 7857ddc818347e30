import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { listed } from '#shared/audit/shown'
import { calls, pages } from '#start/route_groups'

const { lanes } = controllers.admin

pages('admin', () => {
  router.get('/admin/lanes', [lanes.LanesPage, 'render']).page({ by: 'openConsole' }).as('lanes')
  router
    .get('/admin/late_parcels', [lanes.LateParcelsPage, 'render'])
    .page({ by: 'openConsole', shows: listed('late parcels') })
    .as('late_parcels')
})

calls('admin', () => {
  router.get('/lane_fact/all', [lanes.LaneFacts, 'index']).call({ by: 'openConsole' })
  router.get('/lane_fact/all.csv', [lanes.LaneFactExports, 'show']).call({ by: 'openConsole' })
  router
    .get('/late_parcel/all', [lanes.LateParcels, 'index'])
    .call({ by: 'openConsole', shows: listed('late parcels') })
})
