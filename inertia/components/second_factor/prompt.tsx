import { lazy, Suspense, useEffect, useState } from 'react'
import { type AskedFactor, promptWith } from '~/api/second_factor'
import type { Outcome } from '~/hooks/api_outcome'

const Box = lazy(() => import('./factor_dialog'))

interface Question {
  asked: AskedFactor
  answer: (outcome: Outcome<unknown> | null) => void
}

/** Behind sign-in and on the way there: asks for a second factor when a call of the page needs one. Few ever see it. */
export function SecondFactorPrompt() {
  const [question, setQuestion] = useState<Question | null>(null)

  useEffect(
    () => promptWith((asked) => new Promise((answer) => setQuestion({ asked, answer }))),
    []
  )

  if (!question) return null
  return (
    <Suspense fallback={null}>
      <Box
        asked={question.asked}
        onEnd={(outcome) => {
          setQuestion(null)
          question.answer(outcome)
        }}
      />
    </Suspense>
  )
}
