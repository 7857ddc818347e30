import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { UnusableEnvironment } from '#shared/errors/unusable_environment'

/** With more, systemd and Compose could kill a process before it has answered its last requests. */
const MAX_SECONDS = 20

function drainSeconds(): number {
  const seconds = env.get('DRAIN_SECONDS', app.inProduction ? 5 : 0)
  if (seconds >= 0 && seconds <= MAX_SECONDS) return seconds
  throw new UnusableEnvironment(
    `DRAIN_SECONDS=${seconds} must be a number of seconds, 0 to ${MAX_SECONDS}.`
  )
}

const drain = { ms: drainSeconds() * 1000 }

export default drain
