import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { pages } from '#start/route_groups'

const { developers } = controllers.admin

pages('admin', 'anyone', () => {
  router.get('/developers', [developers.DevelopersPage, 'render']).as('developers')
  router.get('/developers/:call', [developers.DevelopersCallPage, 'render']).as('developers.call')
  router.get('/openapi.json', [developers.openapi.Openapi, 'show']).as('openapi')
})
