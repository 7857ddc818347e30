import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { pages } from '#start/route_groups'

const { offline } = controllers.shared

pages('shared', 'anyone', () => {
  router.get('/sw.js', [offline.Offline, 'worker']).as('worker')
  router.get('/offline', [offline.Offline, 'page']).as('offline')
})
