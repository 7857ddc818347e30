import { isPasswordOf } from '#identity/accounts/passwords'
import type { Caller } from '#identity/sessions/caller'
import { askForFactor } from '#identity/second_factor/answering'
import {
  FactorsOff,
  NoSecondFactor,
  SecondFactorRequired,
  SignInAgain,
  WrongPassword,
} from '#identity/second_factor/factor_failures'
import { countFactors, factorsOf, hasFactor } from '#identity/second_factor/factors'
import {
  approvalsNeedSecondFactor,
  usesSecondFactor,
  withdrawalsNeedSecondFactorKobo,
} from '#identity/second_factor/settings'

/** What staff may ask a second step for, beside signing in. */
export type FactorPurpose = { kind: 'approval' } | { kind: 'withdrawal'; amountKobo: number }

export async function isFactorAsked(purpose: FactorPurpose): Promise<boolean> {
  if (purpose.kind === 'approval') return approvalsNeedSecondFactor.get()
  const aboveKobo = await withdrawalsNeedSecondFactorKobo.get()
  return aboveKobo >= 0 && purpose.amountKobo > aboveKobo
}

/** Throws SecondFactorRequired where what they came in with has shown none these ten minutes, NoSecondFactor. */
export async function requireFreshFactor({ user, accessId, proof }: Caller) {
  if (proof.isFresh) return
  const factors = await factorsOf(user.id)
  if (!hasFactor(factors)) throw new NoSecondFactor()
  throw new SecondFactorRequired(await askForFactor(user, factors, { purpose: 'proof', accessId }))
}

/**
 * Who adds a factor shows one that they have. Who has none shows the password, and who has no password has just
 * signed in: a session that somebody left open is not enough.
 */
export async function requireMayAdd(caller: Caller, password: string | undefined) {
  const { user, proof } = caller
  if (!(await usesSecondFactor(user))) throw new FactorsOff()
  if ((await countFactors(user.id)) > 0) return requireFreshFactor(caller)
  if (user.password === null && !proof.isNew) throw new SignInAgain()
  if (user.password !== null && !(await isPasswordOf(user, password ?? ''))) {
    throw new WrongPassword()
  }
}
