import { type Environment, okCheck, refusedCheck, type SetupCheck } from '#shared/setup/setup_check'

const NAME = 'Metrics'
const SHORTEST_TOKEN = 16

export function metricsCheck({ METRICS_TOKEN: token }: Environment): SetupCheck[] {
  if (!token)
    return [okCheck(NAME, 'No figures are served: /metrics does not exist without METRICS_TOKEN.')]
  if (token.length < SHORTEST_TOKEN) {
    const sentence = `METRICS_TOKEN is too short: it needs at least ${SHORTEST_TOKEN} characters.`
    return [refusedCheck(NAME, sentence, 'Make one with "openssl rand -hex 32".')]
  }
  return [okCheck(NAME, 'Figures are served at /metrics to anyone with the token.')]
}
