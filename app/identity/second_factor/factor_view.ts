import type User from '#identity/accounts/models/user'
import type { Caller } from '#identity/sessions/caller'
import { type SecondFactors, findFactors } from '#identity/second_factor/factors'
import FactorReset from '#identity/second_factor/resets/factor_reset'
import { needsSecondFactor, usesSecondFactor } from '#identity/second_factor/second_factor_settings'

export interface FactorsForStaff extends SecondFactors {
  reset: FactorReset | null
}

export async function readFactorsForStaff({ id }: User): Promise<FactorsForStaff> {
  return { ...(await findFactors(id)), reset: await FactorReset.findOpenOf(id) }
}

export interface FactorView extends SecondFactors {
  isOn: boolean
  isNeeded: boolean
  isShown: boolean
  hasPassword: boolean
  reset: FactorReset | null
}

export async function readFactorView({ user, proof }: Caller): Promise<FactorView> {
  return {
    ...(await findFactors(user.id)),
    isOn: await usesSecondFactor(user),
    isNeeded: await needsSecondFactor(user),
    isShown: proof.isGiven,
    hasPassword: user.password !== null,
    reset: await FactorReset.findOpenOf(user.id),
  }
}
