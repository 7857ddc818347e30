import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { definePages } from '#start/route_groups'

const { offline } = controllers.shared

definePages('shared', () => {
  router.get('/sw.js', [offline.Offline, 'worker']).page({ by: 'anyone' }).as('worker')
  router.get('/offline', [offline.Offline, 'page']).page({ by: 'anyone' }).as('offline')
})
