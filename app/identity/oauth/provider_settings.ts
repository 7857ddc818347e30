import { UnusableEnvironment } from '#shared/errors/unusable_environment'
import { type Environment, isProduction } from '#shared/setup/setup_check'

export const SOCIAL_PROVIDERS = ['google', 'facebook', 'local'] as const

export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

/**
 * Returns null if neither client id nor secret is set. Throws UnusableEnvironment if only one of
 * them is, or if APP_URL is missing in production.
 */
export function readOauthClient(env: Environment, company: 'Google' | 'Facebook') {
  const prefix = company.toUpperCase()
  const [id, secret] = [env[`${prefix}_CLIENT_ID`], env[`${prefix}_CLIENT_SECRET`]]
  if (!id && !secret) return null
  if (!id || !secret) {
    throw new UnusableEnvironment(
      `${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET belong together: set both.`
    )
  }
  if (isProduction(env) && !env.APP_URL) {
    throw new UnusableEnvironment(
      `${prefix}_CLIENT_ID needs APP_URL, the address that people come back to.`
    )
  }
  return { clientId: id, clientSecret: secret }
}

export function buildOauthCallbackPath(name: string): string {
  return `/oauth2/${name}/callback`
}
