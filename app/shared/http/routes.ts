import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { definePages } from '#start/route_groups'

const { http } = controllers.shared

definePages('shared', () => {
  router.get('/health', [http.Health, 'show']).page({ by: 'anyone' }).as('health')
  router.get('/health/live', [http.Health, 'live']).page({ by: 'anyone' })
})
