import {
  HistoryDialog,
  type HistoryDialogProps,
  Tracking,
} from '#shipping/history/components/history_dialog'
import type { HistoryRow } from '#shipping/history/components/row'
import { PushPanel } from './push_panel'
import type { PushableStatuses } from './import_types'

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
