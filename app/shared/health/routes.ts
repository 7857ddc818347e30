import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { definePages } from '#start/route_groups'

const { health } = controllers.shared

definePages('shared', () => {
  router.get('/health', [health.Health, 'show']).page({ by: 'anyone' }).as('health')
  router.get('/health/serving', [health.Health, 'serving']).page({ by: 'anyone' })
  router.get('/health/live', [health.Health, 'live']).page({ by: 'anyone' })
})
