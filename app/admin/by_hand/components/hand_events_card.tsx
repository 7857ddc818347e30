import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { callApi } from '~/api/call_api'
import { useUrlDialog } from '~/url/use_url_dialog'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import type { Option } from '~/ui/option'
import { HandEventForm } from './hand_event_form'

type Parcel = Data.Shipping.Carriers.ByHand.HandParcel
type Event = Parcel['events'][number]

interface HandEventsCardProps {
  parcel: Parcel
  events: Option<string>[]
  countries: Option<string>[]
  originCountry: string
}

export function HandEventsCard({ parcel, ...choices }: HandEventsCardProps) {
  const { opened, open, dialog } = useUrlDialog(['withdraw'], {
    rows: parcel.events.filter(isWithdrawable),
  })
  return (
    <Card
      title="Tracking"
      description="What you add shows in the tracking at once, and the receiver may be notified."
    >
      <div className="grid gap-6">
        {parcel.underway && (
          <HandEventForm key={parcel.events.length} id={parcel.id} {...choices} />
        )}
        {parcel.events.length === 0 ? (
          <p className="text-sm text-ink-muted">No events yet.</p>
        ) : (
          <ul className="divide-y border-t" aria-label="What happened, the latest first">
            {parcel.events.map((event) => (
              <HandEventItem
                key={event.id}
                event={event}
                onWithdraw={() => open('withdraw', event)}
              />
            ))}
          </ul>
        )}
      </div>
      {opened && (
        <ConfirmDialog
          {...dialog}
          key={opened.key}
          title={`Withdraw "${opened.row.text}"?`}
          act={() =>
            callApi('api.shipping.hand_events.destroy', {
              params: { id: parcel.id, eventId: opened.row.id },
            })
          }
          onEnd={() => router.reload()}
          submitLabel="Withdraw"
          busyLabel="Withdrawing..."
          tone="danger"
        >
          <p>
            The event disappears from the tracking, and the shipment goes back to its earlier
            status. E-mails already sent cannot be recalled. The audit log keeps the event.
          </p>
        </ConfirmDialog>
      )}
    </Card>
  )
}

const isWithdrawable = ({ isOurs, withdrawnText }: Event) => isOurs && !withdrawnText

function HandEventItem({ event, onWithdraw }: { event: Event; onWithdraw: () => void }) {
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
