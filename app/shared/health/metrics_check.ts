const SHORTEST_TOKEN = 16

type Check = {
  name: string
  state: 'ok' | 'warning' | 'refused'
  sentence: string
  remedy: string
}

/** Whether the figures of `/metrics` are guarded. Nobody has to offer them. */
export function metricsChecks(token: string | null): Check[] {
  const name = 'METRICS_TOKEN'
  if (token !== null && token.length < SHORTEST_TOKEN) {
    const sentence = `METRICS_TOKEN is too short: it needs at least ${SHORTEST_TOKEN} characters.`
    return [{ name, state: 'refused', sentence, remedy: 'Make one with "openssl rand -hex 32".' }]
  }
  const sentence = token
    ? 'Figures are served at /metrics to whoever has the token.'
    : 'No figures are served: /metrics does not exist without METRICS_TOKEN.'
  return [{ name, state: 'ok', sentence, remedy: '' }]
}
