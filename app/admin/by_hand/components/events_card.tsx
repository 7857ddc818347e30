import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'
import { useAddressedRow } from '~/address/use_addressed_row'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import type { Option } from '~/ui/option'
import { EventForm } from './event_form'

type Parcel = Data.Shipping.Carriers.ByHand.HandParcel
type Event = Parcel['events'][number]

interface EventsCardProps {
  parcel: Parcel
  events: Option<string>[]
  countries: Option<string>[]
  originCountry: string
}

/** What happened to the parcel, as everybody reads it who follows it. */
export function EventsCard({ parcel, ...choices }: EventsCardProps) {
  const { opened, open, dialog } = useAddressedRow(
    ['withdraw'],
    parcel.events.filter(isWithdrawable)
  )
  return (
    <Card
      title="Tracking"
      description="What you add shows in the tracking at once, and the receiver may be notified."
    >
      <div className="grid gap-6">
        {parcel.underway && <EventForm key={parcel.events.length} id={parcel.id} {...choices} />}
        {parcel.events.length === 0 ? (
          <p className="text-sm text-ink-muted">No events yet.</p>
        ) : (
          <ul className="divide-y border-t" aria-label="What happened, the latest first">
            {parcel.events.map((event) => (
              <Line key={event.id} event={event} onWithdraw={() => open('withdraw', event)} />
            ))}
          </ul>
        )}
      </div>
      {opened && <WithdrawDialog {...dialog} key={opened.turn} id={parcel.id} event={opened.row} />}
    </Card>
  )
}

const isWithdrawable = ({ isOurs, withdrawnText }: Event) => isOurs && !withdrawnText

function Line({ event, onWithdraw }: { event: Event; onWithdraw: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p className="font-medium">{event.text}</p>
        <p className="break-words text-ink-muted">
          <time dateTime={event.occurredAt} className="tabular">
            {event.occurredText}
          </time>
          {event.place && `, ${event.place}`}
        </p>
        {event.withdrawnText && (
          <div className="mt-1">
            <Badge tone="secondary">{event.withdrawnText}</Badge>
          </div>
        )}
      </div>
      {isWithdrawable(event) && (
        <Button variant="secondary" size="sm" onClick={onWithdraw}>
          Withdraw{' '}
          <span className="sr-only">
            {event.text} of {event.occurredText}
          </span>
        </Button>
      )}
    </li>
  )
}

interface WithdrawDialogProps {
  id: number
  event: Event
  open: boolean
  onClose: () => void
}

function WithdrawDialog({ id, event, ...dialog }: WithdrawDialogProps) {
  const { busy, send } = useSend()

  async function withdraw() {
    const params = { id, eventId: event.id }
    tell(await send('api.shipping.hand_events.destroy', { params }))
    dialog.onClose()
    router.reload()
  }

  return (
    <ConfirmDialog
      {...dialog}
      title={`Withdraw "${event.text}"?`}
      confirmLabel="Withdraw"
      busyLabel="Withdrawing..."
      busy={busy}
      tone="danger"
      onConfirm={() => void withdraw()}
    >
      <p>
        It disappears from the tracking, and the shipment goes back to its earlier status. E-mails
        already sent cannot be recalled. It stays in the audit log.
      </p>
    </ConfirmDialog>
  )
}
