import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idParam } from '#shared/http/route_params'
import { defineCalls, definePages } from '#start/route_groups'

const { health } = controllers.admin

definePages('admin', () => {
  router.get('/metrics', [health.Metrics, 'show']).page({ by: 'anyone' }).as('metrics')
  router
    .get('/admin/health', [health.HealthPage, 'render'])
    .page({ by: 'openConsole' })
    .as('health')
})

defineCalls('admin', 'Settings', () => {
  router
    .get('/failed_job', [health.FailedJobs, 'index'])
    .call({ by: 'openConsole', summary: 'List the jobs that have failed for good' })
  router.delete('/failed_job/:id', [health.FailedJobs, 'destroy']).call({
    by: 'openConsole',
    summary: 'Dismiss a failed job',
    description: 'It no longer matters, and its alarm ends.',
  })
  router.post('/failed_job/:id/retry', [health.FailedJobRetries, 'store']).call({
    by: 'openConsole',
    summary: 'Try a failed job again',
    description: 'Every job may run twice, so one that half succeeded may too.',
    failures: [409],
  })
}).where('id', idParam)
