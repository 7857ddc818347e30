import { useEffect } from 'react'
import { useAddressed } from '~/address/use_addressed'
import { later, Opened, whenUsed } from '~/ui/later'
import { type HistoryRow, isUnpaid, isVoidable } from '../row'
import type { Question, RowQuestionProps } from './row_question'

const QUESTION = later<RowQuestionProps>(() => import('./row_question'))

const QUESTIONS: Question[] = ['ignore', 'void', 'voidAndEdit']

/** What the address asks of a row: `?void=12`. */
export function useRowQuestion(rows: readonly HistoryRow[]) {
  return useAddressed(QUESTIONS, { rows })
}

type RowDialogsProps = {
  asked: ReturnType<typeof useRowQuestion>
  isStaff: boolean
  onDone: () => void
}

/** The question that a row has opened; it comes when somebody begins to use the page. */
export function RowDialogs({ asked, isStaff, onDone }: RowDialogsProps) {
  const { opened, dialog } = asked
  useEffect(() => whenUsed(QUESTION.prefetch), [])
  if (!opened || !isAskable(opened.view, opened.row, isStaff)) return null
  return (
    <Opened
      key={opened.turn}
      of={QUESTION}
      given={{ ...dialog, question: opened.view, row: opened.row, onDone }}
    />
  )
}

/** An address may be older than the row is now, or somebody else's. */
function isAskable(question: Question, row: HistoryRow, isStaff: boolean): boolean {
  return question === 'ignore' ? isUnpaid(row) : isStaff && isVoidable(row)
}
