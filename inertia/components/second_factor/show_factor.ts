import type { BodyOf } from '~/api/calls'
import type { AskedFactor } from '~/api/second_factor'
import { send } from '~/api/send'
import type { Outcome, Refusal } from '~/hooks/api_outcome'

type Shown = Omit<BodyOf<'api.identity.second_steps.store'>, 'challenge'>

/** Answers a challenge with one factor. */
export async function showFactor(
  { challenge, purpose }: AskedFactor,
  shown: Shown
): Promise<Outcome<unknown>> {
  const body = { challenge, ...shown }
  return purpose === 'sign_in'
    ? send('api.identity.second_steps.store', { body })
    : send('api.identity.factor_proofs.store', { body })
}

/** Nothing answers this challenge any more: what asked for it has to be begun again. */
export function isOver({ code }: Refusal): boolean {
  return code === 'E_CHALLENGE_OVER'
}
