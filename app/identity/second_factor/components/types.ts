import type { Data } from '@generated/data'

export type Factors = Data.Identity.SecondFactor.FactorView

/** Who has no factor yet shows the password to add one. */
export function asksForPassword({ hasPassword, passkeys, authenticator }: Factors): boolean {
  return hasPassword && passkeys.length === 0 && authenticator === null
}
