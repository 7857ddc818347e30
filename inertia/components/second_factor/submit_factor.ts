import type { BodyOf } from '~/api/call_types'
import type { SecondFactorChallenge } from '~/api/second_factor_challenge'
import { callApi } from '~/api/call_api'
import type { ApiOutcome, ApiRefusal } from '~/api/api_outcome'

type ChallengeAnswer = Omit<BodyOf<'api.identity.second_steps.store'>, 'challenge'>

export async function submitFactor(
  { challenge, purpose }: SecondFactorChallenge,
  shown: ChallengeAnswer
): Promise<ApiOutcome<unknown>> {
  const body = { challenge, ...shown }
  return purpose === 'sign_in'
    ? callApi('api.identity.second_steps.store', { body })
    : callApi('api.identity.factor_proofs.store', { body })
}

export function isChallengeExpired({ code }: ApiRefusal): boolean {
  return code === 'E_CHALLENGE_OVER'
}
