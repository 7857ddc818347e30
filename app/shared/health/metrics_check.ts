import { type Environment, okCheck, refusedCheck, type SetupCheck } from '#shared/setup/setup_check'

const NAME = 'Metrics'
const MIN_TOKEN_LENGTH = 16

export function metricsCheck({ METRICS_TOKEN: token }: Environment): SetupCheck[] {
  if (!token)
    return [okCheck(NAME, 'No metrics are served: /metrics does not exist without METRICS_TOKEN.')]
  if (token.length < MIN_TOKEN_LENGTH) {
    const sentence = `METRICS_TOKEN is too short: it needs at least ${MIN_TOKEN_LENGTH} characters.`
    return [refusedCheck(NAME, sentence, 'Make a token with "openssl rand -hex 32".')]
  }
  return [okCheck(NAME, 'Metrics are served at /metrics to anyone with the token.')]
}
