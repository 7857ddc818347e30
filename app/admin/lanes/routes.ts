import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { calls, pages } from '#start/route_groups'

const { lanes } = controllers.admin

pages('admin', 'openConsole', () => {
  router.get('/admin/lanes', [lanes.LanesPage, 'render']).as('lanes')
  router.get('/admin/late_parcels', [lanes.LateParcelsPage, 'render']).as('late_parcels')
})

calls('admin', 'openConsole', () => {
  router.get('/lane_fact/all', [lanes.LaneFacts, 'index'])
  router.get('/lane_fact/all.csv', [lanes.LaneFactExports, 'show'])
  router.get('/late_parcel/all', [lanes.LateParcels, 'index'])
})
