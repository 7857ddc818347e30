import { lazy, Suspense, useEffect, useState } from 'react'
import {
  type SecondFactorChallenge,
  registerSecondFactorPrompt,
} from '~/api/second_factor_challenge'
import type { ApiOutcome } from '~/api/api_outcome'

const LazyFactorDialog = lazy(() => import('./factor_dialog'))

interface PendingChallenge {
  challenge: SecondFactorChallenge
  answer: (outcome: ApiOutcome<unknown> | null) => void
}

/** Prompts for a second factor when a call requires one. Loaded on demand, because few need it. */
export function SecondFactorPrompt() {
  const [pending, setPending] = useState<PendingChallenge | null>(null)

  useEffect(
    () =>
      registerSecondFactorPrompt(
        (challenge) => new Promise((answer) => setPending({ challenge, answer }))
      ),
    []
  )

  if (!pending) return null
  return (
    <Suspense fallback={null}>
      <LazyFactorDialog
        challenge={pending.challenge}
        onEnd={(outcome) => {
          setPending(null)
          pending.answer(outcome)
        }}
      />
    </Suspense>
  )
}
