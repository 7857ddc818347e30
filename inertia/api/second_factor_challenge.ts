import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import type { ApiOutcome, ApiRefusal } from '~/hooks/api_outcome'

/** What the server wants to see before it goes on, and how it can be shown. */
export interface SecondFactorChallenge {
  challenge: string
  purpose: 'sign_in' | 'proof'
  factors: ('passkey' | 'code' | 'recovery_code')[]
  passkey: PublicKeyCredentialRequestOptionsJSON | null
}

/** Null where its reader would rather not. */
type SecondFactorHandler = (asked: SecondFactorChallenge) => Promise<ApiOutcome<unknown> | null>

let challengeHandler: SecondFactorHandler | null = null
let isOpen = false

/** By what the page asks for a second factor; answers how to stop. */
export function registerSecondFactorPrompt(given: SecondFactorHandler): () => void {
  challengeHandler = given
  return () => {
    if (challengeHandler === given) challengeHandler = null
  }
}

/**
 * Whatever form has asked, it hears how it ended: at the door what the second step answers, elsewhere what its own
 * call does when it is sent again.
 */
export async function confirmSecondFactor(
  refusal: ApiRefusal,
  repeat: () => Promise<ApiOutcome<unknown>>
): Promise<ApiOutcome<unknown>> {
  const asked = refusal.data as SecondFactorChallenge | undefined
  if (!challengeHandler || isOpen || !asked) return refusal
  isOpen = true
  const shown = await challengeHandler(asked).finally(() => {
    isOpen = false
  })
  if (!shown?.ok) return shown ?? refusal
  return asked.purpose === 'sign_in' ? shown : repeat()
}
