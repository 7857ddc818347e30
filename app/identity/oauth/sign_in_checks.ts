import { readOauthClient } from '#identity/oauth/provider_settings'
import {
  runSetupCheck,
  type Environment,
  okCheck,
  type SetupCheck,
} from '#shared/setup/setup_check'

const COMPANIES = ['Google', 'Facebook'] as const

/** Providers are optional, so unset ones are not reported. */
export function signInChecks(env: Environment): SetupCheck[] {
  return COMPANIES.flatMap((company) => {
    const prefix = company.toUpperCase()
    const [id, secret] = [env[`${prefix}_CLIENT_ID`], env[`${prefix}_CLIENT_SECRET`]]
    if (!id && !secret) return []
    const name = `Sign-in with ${company}`
    return [
      runSetupCheck(
        name,
        () => readOauthClient(env, company),
        () => okCheck(name, 'It is offered.')
      ),
    ]
  })
}
