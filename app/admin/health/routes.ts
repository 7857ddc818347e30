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
    .call({ by: 'openConsole', summary: 'List failed jobs' })
  router.delete('/failed_job/:id', [health.FailedJobs, 'destroy']).call({
    by: 'openConsole',
    summary: 'Dismiss a failed job',
    description: 'Removes the job from the list and clears its alarm.',
  })
  router.post('/failed_job/:id/retry', [health.FailedJobRetries, 'store']).call({
    by: 'openConsole',
    summary: 'Retry a failed job',
    description: 'Jobs are safe to run twice, even if the first run succeeded in part.',
    failures: [409],
  })
  router
    .post('/health_check/:check', [health.CheckRuns, 'store'])
    .call({
      by: 'openConsole',
      summary: 'Check a part of the platform now',
      description:
        'Runs the nightly check of the ledger, of its proof or of the figures, or the hourly check of the couriers. A check that finds faults still gets a successful response. Its sentence says what it found.',
      failures: [429],
    })
    .where('check', /^(ledger|proof|figures|couriers)$/)
}).where('id', idParam)
