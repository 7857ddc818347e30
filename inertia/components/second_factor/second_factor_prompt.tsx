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
  const [question, setQuestion] = useState<PendingChallenge | null>(null)

  useEffect(
    () =>
      registerSecondFactorPrompt(
        (challenge) => new Promise((answer) => setQuestion({ challenge, answer }))
      ),
    []
  )

  if (!question) return null
  return (
    <Suspense fallback={null}>
      <LazyFactorDialog
        challenge={question.challenge}
        onEnd={(outcome) => {
          setQuestion(null)
          question.answer(outcome)
        }}
      />
    </Suspense>
  )
}
