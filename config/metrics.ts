import env from '#start/env'

const metrics: { token: string | null } = { token: env.get('METRICS_TOKEN')?.release() || null }

export default metrics
