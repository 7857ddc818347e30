import type { Caller } from '#identity/sessions/caller'
import { beginChallenge } from '#identity/second_factor/answer_challenge'
import { SecondFactorRequired } from '#identity/second_factor/factor_errors'
import { findFactors, hasFactor } from '#identity/second_factor/factors'
import { usesSecondFactor } from '#identity/second_factor/second_factor_settings'

/** Throws SecondFactorRequired if the person has a factor and the settings allow it. */
export async function requireSignInFactor({ user }: Caller) {
  if (!(await usesSecondFactor(user))) return
  const factors = await findFactors(user.id)
  if (!hasFactor(factors)) return
  const where = { purpose: 'sign_in', accessId: null } as const
  throw new SecondFactorRequired(await beginChallenge(user, factors, where))
}
