import { HistoryDialog, type HistoryDialogProps, Tracking } from '../history/history_dialog'
import type { HistoryRow } from '../history/row'
import { PushPanel } from './push_panel'
import type { PushableStatuses } from './types'

type ImportDialogProps = Omit<HistoryDialogProps, 'isStaff' | 'trackLabel' | 'tracking'> & {
  statuses: PushableStatuses
  onPushed: (row: HistoryRow) => void
}

/** The detail and the tracking of an import; the tracking can be told further. */
export function ImportDialog({ statuses, onPushed, ...dialog }: ImportDialogProps) {
  const { row } = dialog
  return (
    <HistoryDialog
      {...dialog}
      isStaff
      trackLabel="Edit Track"
      tracking={
        <Tracking
          row={row}
          above={(detail, reload) => (
            <PushPanel
              row={row}
              detail={detail}
              statuses={statuses}
              reload={reload}
              onPushed={onPushed}
            />
          )}
        />
      }
    />
  )
}
