import env from '#start/env'
import { UnusableEnvironment } from '#shared/errors/unusable_environment'
import { metricsChecks } from '#shared/health/metrics_check'

const token = env.get('METRICS_TOKEN')?.release() || null

for (const { state, sentence, remedy } of metricsChecks(token)) {
  if (state === 'refused') throw new UnusableEnvironment(`${sentence} ${remedy}`)
}

/** Who may read the figures at `/metrics`. Null: nobody, and the address does not exist. */
const metrics: { token: string | null } = { token }

export default metrics
