import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { pages } from '#start/route_groups'

const { tariffs } = controllers.admin

pages('admin', 'openConsole', () => {
  router.get('/admin/zones/:kind', [tariffs.ZonesPage, 'render']).as('zones')
}).where('kind', /^(export|import|local|city)$/)
