import { verifyPassword } from '#identity/accounts/passwords'
import type { Caller } from '#identity/sessions/caller'
import { beginChallenge } from '#identity/second_factor/answer_challenge'
import {
  SecondFactorOff,
  SecondFactorMissing,
  SecondFactorRequired,
  RecentSignInRequired,
  WrongPassword,
} from '#identity/second_factor/factor_errors'
import { countFactors, findFactors, hasFactor } from '#identity/second_factor/factors'
import {
  approvalsNeedSecondFactor,
  usesSecondFactor,
  withdrawalsNeedSecondFactorKobo,
} from '#identity/second_factor/second_factor_settings'

export type FactorPurpose = { kind: 'approval' } | { kind: 'withdrawal'; amountKobo: number }

export async function isFactorRequired(purpose: FactorPurpose): Promise<boolean> {
  if (purpose.kind === 'approval') return approvalsNeedSecondFactor.get()
  const aboveKobo = await withdrawalsNeedSecondFactorKobo.get()
  return aboveKobo >= 0 && purpose.amountKobo > aboveKobo
}

/** Throws SecondFactorMissing, or SecondFactorRequired if none was confirmed for ten minutes. */
export async function requireFreshFactor({ user, accessId, proof }: Caller) {
  if (proof.isFresh) return
  const factors = await findFactors(user.id)
  if (!hasFactor(factors)) throw new SecondFactorMissing()
  throw new SecondFactorRequired(
    await beginChallenge(user, factors, { purpose: 'proof', accessId })
  )
}

/**
 * Adding another factor requires a freshly confirmed one. Adding the first requires the password
 * or, if there is none, a recent sign-in: an unattended session is not enough.
 */
export async function requireAddFactorRights(caller: Caller, password: string | undefined) {
  const { user, proof } = caller
  if (!(await usesSecondFactor(user))) throw new SecondFactorOff()
  if ((await countFactors(user.id)) > 0) return requireFreshFactor(caller)
  if (user.password === null && !proof.isRecentSignIn) throw new RecentSignInRequired()
  if (user.password !== null && !(await verifyPassword(user, password ?? ''))) {
    throw new WrongPassword()
  }
}
