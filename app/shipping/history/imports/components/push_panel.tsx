import { useEffect, useRef, useState } from 'react'
import type { Data } from '@generated/data'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Card } from '~/ui/card'
import { useFocusOnChange } from '~/hooks/use_focus_on_change'
import type { HistoryRow } from '#shipping/history/components/history_row'
import { PushButtons } from './push_buttons'
import type { PushableStatuses } from './import_types'
import { type PendingPush, useImportPush } from './use_import_push'

type PushPanelProps = {
  row: HistoryRow
  detail: Data.Shipping.Tracking.Tracking
  statuses: PushableStatuses
  /** Called after a push, successful or not, to reload the tracking. */
  onPushed: () => void
}

const PUSH_BLOCKED_TEXTS: Partial<Record<HistoryRow['status'], string>> = {
  PENDING: 'Tracking can be updated once this import has its waybill.',
  PENDING_ISSUE: 'Tracking can be updated once the courier has taken this import.',
  DELIVERED: 'This import is delivered. Its tracking is complete.',
}

export function PushPanel({ row, detail, statuses, onPushed }: PushPanelProps) {
  const { push, pushing } = useImportPush({ shipmentId: row.id, onPushed })
  const [last, setLast] = useState<PendingPush | null>(null)
  const refusal = PUSH_BLOCKED_TEXTS[row.status]
  // The pressed button disappears, so the focus moves to the text that replaces it.
  const reason = useFocusOnChange<HTMLParagraphElement>(refusal)
  const confirmed = useRef<PendingPush>(null)

  function confirm() {
    confirmed.current = last
  }

  /** Call this after the dialog has faded: its closing would take the focus from the new text. */
  function pushLast() {
    if (confirmed.current) void push(confirmed.current)
    confirmed.current = null
  }

  const shared = {
    pushing,
    onPush: (wanted: PendingPush) => (wanted.status.isLast ? setLast(wanted) : void push(wanted)),
  }
  return (
    <Card
      title="Update tracking"
      description={!refusal && 'Each update shows in the tracking at once, for everybody to see.'}
      level={3}
      className="mb-4 lg:mb-6"
    >
      {refusal ? (
        <p ref={reason} tabIndex={-1} className="text-sm text-ink-muted">
          {refusal}
        </p>
      ) : (
        <div className="grid gap-5">
          <PushButtons
            {...shared}
            title={`Origin: ${detail.origin.country}`}
            countryCode={detail.originCountryCode}
            statuses={statuses.origin}
          />
          <PushButtons
            {...shared}
            title={`Destination: ${detail.destination.countryName}`}
            countryCode={detail.destinationCountryCode}
            statuses={statuses.destination}
          />
        </div>
      )}
      <ConfirmDialog
        open={last !== null}
        onClose={() => setLast(null)}
        act={confirm}
        title="Mark this import as delivered?"
        submitLabel="Mark as Delivered"
      >
        <OnUnmount then={pushLast} />
        <p>
          The import for {row.recipient} (tracking number{' '}
          <span className="tabular">{row.trackingNumber}</span>) will then be complete, and you can
          add no more updates.
        </p>
      </ConfirmDialog>
    </Card>
  )
}

function OnUnmount({ then }: { then: () => void }) {
  const latest = useRef(then)
  useEffect(() => {
    latest.current = then
  })
  useEffect(() => () => latest.current(), [])
  return null
}
