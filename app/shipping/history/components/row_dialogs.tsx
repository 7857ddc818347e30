import { ClearanceDialog } from './clearance_dialog'
import { HistoryDialog } from './history_dialog'
import type { HistoryView } from './history_menu'
import { IgnoreDialog } from './ignore_dialog'
import type { HistoryRow } from './row'
import type { History } from './use_history'
import { VoidDialog } from './void_dialog'

type RowDialogsProps = {
  view: HistoryView
  row: HistoryRow
  open: boolean
  isStaff: boolean
  history: History
  onClose: () => void
  onSwitch: (view: 'detail' | 'tracking') => void
}

/** What a row has opened. */
export function RowDialogs({ view, history, isStaff, onSwitch, ...shared }: RowDialogsProps) {
  // As it is now: what was done in a dialog shows in it, too.
  const row = history.rows.find(({ id }) => id === shared.row.id) ?? shared.row
  const dialog = { ...shared, row }
  switch (view) {
    case 'detail':
    case 'tracking':
      return (
        <HistoryDialog
          {...dialog}
          view={view}
          isStaff={isStaff}
          onSwitch={onSwitch}
          onReopened={history.change}
        />
      )
    case 'ignore':
      return <IgnoreDialog {...dialog} onCanceled={history.markCanceled} />
    case 'void':
    case 'voidAndEdit':
      return (
        <VoidDialog
          {...dialog}
          andEdit={view === 'voidAndEdit'}
          onVoided={(id) => history.change(id, { status: 'VOIDED' })}
        />
      )
    case 'clearance':
      return (
        <ClearanceDialog
          {...dialog}
          onChanged={(id, clearanceDocuments) => history.change(id, { clearanceDocuments })}
        />
      )
  }
}
