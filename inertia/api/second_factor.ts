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

type Asking = Refusal & { data: AskedFactor }

let prompt: Prompt | null = null
let isOpen = false

/** By what the page asks for a second factor; answers how to stop. */
export function promptWith(given: Prompt): () => void {
  prompt = given
  return () => {
    prompt = null
  }
}

export function asksForFactor(outcome: Outcome<unknown>): outcome is Asking {
  return !outcome.ok && outcome.code === 'E_SECOND_FACTOR_REQUIRED' && Boolean(outcome.data)
}

/**
 * Whatever form has asked, it hears how it ended: at the door what the second step answers, elsewhere what its own
 * call does when it is sent again.
 */
export async function confirmed(
  refusal: Asking,
  repeat: () => Promise<Outcome<unknown>>
): Promise<Outcome<unknown>> {
  if (!prompt || isOpen) return refusal
  isOpen = true
  const shown = await prompt(refusal.data).finally(() => {
    isOpen = false
  })
  if (!shown?.ok) return shown ?? refusal
  return refusal.data.purpose === 'sign_in' ? shown : repeat()
}
