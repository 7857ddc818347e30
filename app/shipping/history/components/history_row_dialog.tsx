import { lazy, type ReactNode, Suspense } from 'react'
import { Dialog } from '~/ui/dialog'
import { EmptyState } from '~/ui/empty_state'
import type { HistoryDialogProps } from './history_dialog'
import type { HistoryState } from './use_history'

const HistoryDialog = lazy(() => import('./history_dialog'))
const ClearanceDialog = lazy(() => import('./clearance_dialog'))

type HistoryRowDialogProps = Pick<
  HistoryDialogProps,
  'isStaff' | 'trackLabel' | 'aboveTracking'
> & {
  history: HistoryState
}

export function HistoryRowDialog({ history, isStaff, ...labels }: HistoryRowDialogProps) {
  const { asked, view, opened, switchTo, state } = history.dialog
  if (asked === null) return null
  if (opened === null) return <ShipmentNotFound {...state} />
  const shared = { ...state, onChanged: history.changed }
  if (view === 'clearance' && isStaff) {
    return (
      opened && (
        <DeferredDialog>
          <ClearanceDialog
            {...shared}
            row={opened.row}
            types={opened.documentTypes}
            onSubmitted={history.dialog.finish}
          />
        </DeferredDialog>
      )
    )
  }
  return (
    <DeferredDialog>
      <HistoryDialog
        {...shared}
        {...labels}
        trackingNumber={asked}
        view={view === 'tracking' ? 'tracking' : 'detail'}
        opened={opened}
        isStaff={isStaff}
        onSwitch={switchTo}
      />
    </DeferredDialog>
  )
}

function DeferredDialog({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>
}

function ShipmentNotFound(dialog: { open: boolean; onClose: () => void }) {
  return (
    <Dialog {...dialog} title="Shipment Detail">
      <EmptyState title="We cannot find this shipment">
        Please check the number. You cannot see the shipments of other accounts here.
      </EmptyState>
    </Dialog>
  )
}
