import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import type { ApiOutcome, ApiRefusal } from '~/api/api_outcome'

export interface SecondFactorChallenge {
  challenge: string
  purpose: 'sign_in' | 'proof'
  factors: ('passkey' | 'code' | 'recovery_code')[]
  passkey: PublicKeyCredentialRequestOptionsJSON | null
}

type SecondFactorHandler = (challenge: SecondFactorChallenge) => Promise<ApiOutcome<unknown> | null>

let challengeHandler: SecondFactorHandler | null = null
let isOpen = false

export function registerSecondFactorPrompt(given: SecondFactorHandler): () => void {
  challengeHandler = given
  return () => {
    if (challengeHandler === given) challengeHandler = null
  }
}

/** Asks for the second factor, then repeats the call. At sign-in, the dialog has the response. */
export async function confirmSecondFactor(
  refusal: ApiRefusal,
  repeat: () => Promise<ApiOutcome<unknown>>
): Promise<ApiOutcome<unknown>> {
  const challenge = refusal.data as SecondFactorChallenge | undefined
  if (!challengeHandler || isOpen || !challenge) return refusal
  isOpen = true
  const shown = await challengeHandler(challenge).finally(() => {
    isOpen = false
  })
  if (!shown?.ok) return shown ?? refusal
  return challenge.purpose === 'sign_in' ? shown : repeat()
}
