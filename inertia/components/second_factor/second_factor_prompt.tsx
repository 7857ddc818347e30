import { lazy, Suspense, useEffect, useState } from 'react'
import {
  type SecondFactorChallenge,
  registerSecondFactorPrompt,
} from '~/api/second_factor_challenge'
import type { ApiOutcome } from '~/hooks/api_outcome'

const LazyFactorDialog = lazy(() => import('./factor_dialog'))

interface PendingChallenge {
  asked: SecondFactorChallenge
  answer: (outcome: ApiOutcome<unknown> | null) => void
}

/** Prompts for a second factor when a call requires one. Loaded on demand, because few need it. */
export function SecondFactorPrompt() {
  const [question, setQuestion] = useState<PendingChallenge | null>(null)

  useEffect(
    () =>
      registerSecondFactorPrompt(
        (asked) => new Promise((answer) => setQuestion({ asked, answer }))
      ),
    []
  )

  if (!question) return null
  return (
    <Suspense fallback={null}>
      <LazyFactorDialog
        asked={question.asked}
        onEnd={(outcome) => {
          setQuestion(null)
          question.answer(outcome)
        }}
      />
    </Suspense>
  )
}
