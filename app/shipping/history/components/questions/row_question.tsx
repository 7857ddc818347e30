import { IgnoreDialog } from './ignore_dialog'
import type { HistoryRow } from '../row'
import { VoidDialog } from './void_dialog'

/** What asks once more before it is done. */
export type Question = 'ignore' | 'void' | 'voidAndEdit'

export type RowQuestionProps = {
  question: Question
  row: HistoryRow
  open: boolean
  onClose: () => void
  onDone: () => void
}

/** The question that a row has opened. */
export default function RowQuestion({ question, onDone, ...dialog }: RowQuestionProps) {
  if (question === 'ignore') return <IgnoreDialog {...dialog} onCanceled={onDone} />
  return <VoidDialog {...dialog} andEdit={question === 'voidAndEdit'} onVoided={onDone} />
}
