import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { number } from '#shared/http/route_params'
import { calls, pages } from '#start/route_groups'

const { health } = controllers.admin

pages('admin', () => {
  router.get('/metrics', [health.Metrics, 'show']).page({ by: 'anyone' }).as('metrics')
})

pages('admin', () => {
  router
    .get('/admin/health', [health.HealthPage, 'render'])
    .page({ by: 'openConsole' })
    .as('health')
})

calls('admin', () => {
  router.get('/failed_job', [health.FailedJobs, 'index']).call({ by: 'openConsole' })
  router.delete('/failed_job/:id', [health.FailedJobs, 'destroy']).call({ by: 'openConsole' })
  router
    .post('/failed_job/:id/retry', [health.FailedJobRetries, 'store'])
    .call({ by: 'openConsole' })
}).where('id', number)
