import type { OtelConfig } from '@adonisjs/otel/types'

/** Left out of traces: URLs, also of outgoing requests, may contain tracking numbers or tokens. */
const PERSONAL_ATTRIBUTES = [
  ...['url.full', 'url.path', 'url.query', 'http.url', 'http.target'],
  ...['user_agent.original', 'http.user_agent'],
  ...['client.address', 'network.peer.address', 'http.client_ip', 'net.peer.ip'],
]
const REDACTED_ATTRIBUTES = Object.fromEntries(
  PERSONAL_ATTRIBUTES.map((name) => [name, '[left out]'])
)
const redactAttributes = () => REDACTED_ATTRIBUTES

/** This file imports nothing: tracing.ts loads it before the environment is validated. */
const otel: OtelConfig = {
  enabled: true,
  serviceName: process.env.OTEL_SERVICE_NAME ?? 'sendam',
  environment: process.env.NODE_ENV,
  userContext: false,
  instrumentations: {
    '@opentelemetry/instrumentation-http': {
      startIncomingSpanHook: redactAttributes,
      startOutgoingSpanHook: redactAttributes,
    },
    '@opentelemetry/instrumentation-undici': { startSpanHook: redactAttributes },
    '@opentelemetry/instrumentation-pino': { enabled: false },
  },
}

export default otel
