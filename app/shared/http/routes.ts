import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { pages } from '#start/route_groups'

const { http } = controllers.shared

pages('shared', 'anyone', () => {
  router.get('/health', [http.Health, 'show']).as('health')
  router.get('/health/live', [http.Health, 'live'])
})
