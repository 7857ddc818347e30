import type { OtelConfig } from '@adonisjs/otel/types'

/** An address can hold a tracking number or a token, and so can the address that we ask elsewhere. */
const PERSONAL_ATTRIBUTES = [
  ...['url.full', 'url.path', 'url.query', 'http.url', 'http.target'],
  ...['user_agent.original', 'http.user_agent'],
  ...['client.address', 'network.peer.address', 'http.client_ip', 'net.peer.ip'],
]
const REDACTED_ATTRIBUTES = Object.fromEntries(
  PERSONAL_ATTRIBUTES.map((name) => [name, '[left out]'])
)
const redactAttributes = () => REDACTED_ATTRIBUTES

/**
 * Traces, where `OTEL_EXPORTER_OTLP_ENDPOINT` says where to send them. This is read at every start, so
 * it loads nothing: `bin/runtime/tracing.ts` does. It runs before the environment is checked.
 */
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
    // The log goes its own way.
    '@opentelemetry/instrumentation-pino': { enabled: false },
  },
}

export default otel
