import { UnusableEnvironment } from '#shared/errors/unusable_environment'
import {
  type Environment,
  runSetupCheck,
  okCheck,
  type SetupCheck,
} from '#shared/setup/setup_check'
import {
  REDIS_FORM,
  redisAddress,
  redisPlace,
  type RedisAddress,
} from '../../../../bin/runtime/redis_address.js'

/** Returns null without REDIS_URL: PostgreSQL then replaces Redis. Throws UnusableEnvironment. */
export function redisSettings({ REDIS_URL: given }: Environment): RedisAddress | null {
  if (!given) return null
  const address = redisAddress(given)
  if (!address)
    throw new UnusableEnvironment(`REDIS_URL is not the address of a Redis: ${REDIS_FORM}.`)
  return address
}

export function redisCheck(env: Environment): SetupCheck[] {
  const name = 'Sessions and limits'
  return [
    runSetupCheck(
      name,
      () => redisSettings(env),
      (address) =>
        okCheck(
          name,
          address
            ? `Sessions and limits are kept in the Redis on ${redisPlace(address)}.`
            : 'Sessions and limits are kept in PostgreSQL: REDIS_URL is not set.'
        )
    ),
  ]
}
