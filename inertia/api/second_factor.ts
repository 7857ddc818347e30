import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import type { Outcome, Refusal } from '~/hooks/api_outcome'

/** What the server wants to see before it goes on, and how it can be shown. */
export interface AskedFactor {
  challenge: string
  purpose: 'sign_in' | 'proof'
  factors: ('passkey' | 'code' | 'recovery_code')[]
  passkey: PublicKeyCredentialRequestOptionsJSON | null
}

/** Null where its reader would rather not. */
type Prompt = (asked: AskedFactor) => Promise<Outcome<unknown> | null>

let prompt: Prompt | null = null
let isOpen = false

/** By what the page asks for a second factor; answers how to stop. */
export function promptWith(given: Prompt): () => void {
  prompt = given
  return () => {
    if (prompt === given) prompt = null
  }
}

/**
 * Whatever form has asked, it hears how it ended: at the door what the second step answers, elsewhere what its own
 * call does when it is sent again.
 */
export async function confirmed(
  refusal: Refusal,
  repeat: () => Promise<Outcome<unknown>>
): Promise<Outcome<unknown>> {
  const asked = refusal.data as AskedFactor | undefined
  if (!prompt || isOpen || !asked) return refusal
  isOpen = true
  const shown = await prompt(asked).finally(() => {
    isOpen = false
  })
  if (!shown?.ok) return shown ?? refusal
  return asked.purpose === 'sign_in' ? shown : repeat()
}
