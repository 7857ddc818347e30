import { brandFromEnvironment } from '#shared/brand/brand'
import {
  runSetupCheck,
  type Environment,
  isProduction,
  okCheck,
  type SetupCheck,
  warningCheck,
} from '#shared/setup/setup_check'

export const BRAND = 'Brand'

/** Checks only the environment; staff may have set the rest. */
export function brandCheck(env: Environment): SetupCheck[] {
  const check = runSetupCheck(
    BRAND,
    () => brandFromEnvironment(env),
    ({ name, primaryDomain }) => {
      if (env.BRAND_NAME || !isProduction(env)) {
        return okCheck(BRAND, `The platform is called ${name}, at ${primaryDomain}.`)
      }
      return warningCheck(
        BRAND,
        `BRAND_NAME is not set, so pages and mail use the name ${name}, a company that does not exist.`,
        'Set BRAND_NAME, BRAND_PHONE and BRAND_EMAIL, or name the brand in the console under Settings.'
      )
    }
  )
  return [check]
}
