import type { Data } from '@generated/data'

export type FactorsView = Data.Identity.SecondFactor.FactorView

/** Who has no factor yet shows the password to add one. */
export function requiresPassword({ hasPassword, passkeys, authenticator }: FactorsView): boolean {
  return hasPassword && passkeys.length === 0 && authenticator === null
}
