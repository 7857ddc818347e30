import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { listed } from '#shared/audit/shown'
import { pages } from '#start/route_groups'

const { pickups } = controllers.admin

pages('admin', () => {
  router
    .get('/admin/pickups', [pickups.PickupsPage, 'render'])
    .page({ by: 'openConsole', shows: listed('pickups') })
    .as('pickups')
})
