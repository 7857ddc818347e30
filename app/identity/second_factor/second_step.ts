import type { Caller } from '#identity/sessions/caller'
import { askForFactor } from '#identity/second_factor/answering'
import { SecondFactorRequired } from '#identity/second_factor/factor_failures'
import { factorsOf, hasFactor } from '#identity/second_factor/factors'
import { usesSecondFactor } from '#identity/second_factor/settings'

/**
 * At every door, whoever has a second factor shows it, while staff let this person use one. Throws
 * SecondFactorRequired.
 */
export async function requireSecondStep({ user }: Caller) {
  if (!(await usesSecondFactor(user))) return
  const factors = await factorsOf(user.id)
  if (!hasFactor(factors)) return
  const where = { purpose: 'sign_in', accessId: null } as const
  throw new SecondFactorRequired(await askForFactor(user, factors, where))
}
