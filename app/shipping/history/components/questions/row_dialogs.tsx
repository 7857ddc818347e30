import { useEffect } from 'react'
import type { useOpened } from '~/hooks/use_opened'
import { later, Opened, whenUsed } from '~/ui/later'
import type { HistoryRow } from '../row'
import type { Question, RowQuestionProps } from './row_question'

const QUESTION = later<RowQuestionProps>(() => import('./row_question'))

type RowDialogsProps = {
  asked: ReturnType<typeof useOpened<HistoryRow, Question>>
  onDone: () => void
}

/** The question that a row has opened; it comes when somebody begins to use the page. */
export function RowDialogs({ asked, onDone }: RowDialogsProps) {
  const { opened, dialog } = asked
  useEffect(() => whenUsed(QUESTION.prefetch), [])
  if (!opened?.row) return null
  return (
    <Opened of={QUESTION} given={{ ...dialog, question: opened.view, row: opened.row, onDone }} />
  )
}
