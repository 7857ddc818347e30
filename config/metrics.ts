import env from '#start/env'

/** Who may read the figures at `/metrics`. Null: nobody, and the address does not exist. */
const metrics: { token: string | null } = { token: env.get('METRICS_TOKEN')?.release() || null }

export default metrics
