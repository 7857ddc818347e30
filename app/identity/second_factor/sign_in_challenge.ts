import type { Caller } from '#identity/sessions/caller'
import { beginChallenge } from '#identity/second_factor/answer_challenge'
import { SecondFactorRequired } from '#identity/second_factor/factor_errors'
import { findFactors, hasFactor } from '#identity/second_factor/factors'
import { usesSecondFactor } from '#identity/second_factor/second_factor_settings'

/** Throws SecondFactorRequired if the settings ask the person for a factor and they have one. */
export async function requireSignInFactor({ user }: Caller) {
  if (!(await usesSecondFactor(user))) return
  const factors = await findFactors(user.id)
  if (!hasFactor(factors)) return
  const where = { purpose: 'sign_in', accessId: null } as const
  throw new SecondFactorRequired(await beginChallenge(user, factors, where))
}
