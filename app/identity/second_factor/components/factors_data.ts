import type { Data } from '@generated/data'

export type FactorsView = Data.Identity.SecondFactor.FactorView

/** Adding the first factor requires the password. */
export function requiresPassword({ hasPassword, passkeys, authenticator }: FactorsView): boolean {
  return hasPassword && passkeys.length === 0 && authenticator === null
}
