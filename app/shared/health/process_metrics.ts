import { hostname } from 'node:os'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import metrics from '#config/metrics'

/** Metrics of this process only, lost when it ends. `collectPortMetrics` adds other processes. */
export const processMetrics = new Registry()
processMetrics.setDefaultLabels({ process: `${hostname()}:${process.pid}` })

const requests = new Histogram({
  name: 'sendam_http_request_seconds',
  help: 'Duration of requests in seconds, by route and status',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers: [processMetrics],
})

const serverErrors = new Counter({
  name: 'sendam_http_server_errors_total',
  help: 'Responses with a status of 500 or more',
  registers: [processMetrics],
})

/** Sums of other metrics, whose names are those of counters although they can fall. */
const MISNAMED_METRICS = ['handles', 'requests', 'resources'].map(
  (what) => `nodejs_active_${what}_total`
)

// Default metrics cost time continuously, so collect them only if METRICS_TOKEN is set.
if (metrics.token) {
  collectDefaultMetrics({ register: processMetrics })
  for (const name of MISNAMED_METRICS) processMetrics.removeSingleMetric(name)
}

type AnsweredRequest = { method: string; route: string | null; status: number; seconds: number }

export function countRequest({ method, route, status, seconds }: AnsweredRequest) {
  if (status >= 500) serverErrors.inc()
  requests.observe({ method, route: route ?? 'none', status }, seconds)
}
