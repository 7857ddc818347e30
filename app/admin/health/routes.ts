import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { health } = controllers.admin

pages('admin', 'anyone', () => {
  router.get('/metrics', [health.Metrics, 'show']).as('metrics')
})

pages('admin', 'openConsole', () => {
  router.get('/admin/health', [health.HealthPage, 'render']).as('health')
})

calls('admin', 'openConsole', () => {
  router.get('/failed_job', [health.FailedJobs, 'index'])
  router.delete('/failed_job/:id', [health.FailedJobs, 'destroy'])
  router.post('/failed_job/:id/retry', [health.FailedJobRetries, 'store'])
}).where('id', number)
