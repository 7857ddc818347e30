import { hostname } from 'node:os'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
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

// Default metrics cost time continuously, so collect them only if METRICS_TOKEN is set.
if (metrics.token) collectDefaultMetrics({ register: processMetrics })

type AnsweredRequest = { method: string; route: string | null; status: number; seconds: number }

export function countRequest({ method, route, status, seconds }: AnsweredRequest) {
  requests.observe({ method, route: route ?? 'none', status }, seconds)
}
