import { useEffect } from 'react'
import { useUrlDialog } from '~/url/use_url_dialog'
import { lazyComponent, RenderWhenOpened, onFirstInteraction } from '~/ui/lazy_component'
import { type HistoryRow, isRowUnpaid, isVoidable } from '../history_row'
import type { RowConfirmationKind, RowConfirmationProps } from './row_confirmation'

const ROW_CONFIRMATION = lazyComponent<RowConfirmationProps>(() => import('./row_confirmation'))

const ROW_CONFIRMATION_KINDS: RowConfirmationKind[] = ['ignore', 'void', 'voidAndEdit']

export function useRowConfirmation(rows: readonly HistoryRow[]) {
  return useUrlDialog(ROW_CONFIRMATION_KINDS, { rows })
}

type RowConfirmationsProps = {
  confirmation: ReturnType<typeof useRowConfirmation>
  isStaff: boolean
  onDone: () => void
}

/** Prefetches the dialog on the first interaction. */
export function RowConfirmations({ confirmation, isStaff, onDone }: RowConfirmationsProps) {
  const { opened, dialog } = confirmation
  useEffect(() => onFirstInteraction(ROW_CONFIRMATION.prefetch), [])
  if (!opened || !canConfirm(opened.view, opened.row, isStaff)) return null
  return (
    <RenderWhenOpened
      key={opened.key}
      of={ROW_CONFIRMATION}
      given={{ ...dialog, kind: opened.view, row: opened.row, onDone }}
    />
  )
}

/** The URL may name a confirmation that is outdated or that this user may not give. */
function canConfirm(kind: RowConfirmationKind, row: HistoryRow, isStaff: boolean): boolean {
  return kind === 'ignore' ? isRowUnpaid(row) : isStaff && isVoidable(row)
}
