import { lazy, Suspense, useEffect, useState } from 'react'
import { type AskedFactor, promptWith } from '~/api/second_factor'
import type { Outcome } from '~/hooks/api_outcome'

const Box = lazy(() => import('./factor_dialog'))

interface Question {
  asked: AskedFactor
  /** A new one begins anew. */
  turn: number
  answer: (outcome: Outcome<unknown> | null) => void
}

/** On every page: asks for a second factor when a call of the page needs one. Few ever see it. */
export function SecondFactorPrompt() {
  const [question, setQuestion] = useState<Question | null>(null)
  const [open, setOpen] = useState(false)

  useEffect(
    () =>
      promptWith((asked) => {
        setOpen(true)
        return new Promise((answer) =>
          setQuestion((before) => ({ asked, answer, turn: (before?.turn ?? 0) + 1 }))
        )
      }),
    []
  )

  if (!question) return null
  return (
    <Suspense fallback={null}>
      <Box
        key={question.turn}
        asked={question.asked}
        open={open}
        onEnd={(outcome) => {
          setOpen(false)
          question.answer(outcome)
        }}
      />
    </Suspense>
  )
}
