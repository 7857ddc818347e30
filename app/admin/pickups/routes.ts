import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { pages } from '#start/route_groups'

const { pickups } = controllers.admin

pages('admin', 'openConsole', () => {
  router.get('/admin/pickups', [pickups.PickupsPage, 'render']).as('pickups')
})
