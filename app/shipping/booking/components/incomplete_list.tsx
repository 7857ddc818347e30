import { Link } from '@adonisjs/inertia/react'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import { urlFor } from '~/client'
import { Button, buttonClass } from '~/ui/button'
import { cx } from '~/ui/cx'
import { toast } from '~/ui/toast'
import type { IncompleteBookingData } from '#shipping/booking/components/form/booking_types'

interface IncompleteListProps {
  bookings: readonly IncompleteBookingData[]
  isLong: boolean
  onIgnored: (id: number) => void
}

/** A long list scrolls in a frame, so that it does not push the booking form down. */
export default function IncompleteList({ bookings, isLong, onIgnored }: IncompleteListProps) {
  return (
    <ul
      className={cx(
        'mt-2 divide-y',
        isLong && 'max-h-96 overflow-y-auto rounded border bg-surface-raised px-3'
      )}
    >
      {bookings.map((booking) => (
        <IncompleteRow key={booking.id} booking={booking} onIgnored={() => onIgnored(booking.id)} />
      ))}
    </ul>
  )
}

export function ShowAllBookings({ onAll }: { onAll: (all: IncompleteBookingData[]) => void }) {
  const { busy, send } = useApiCall()

  async function loadAll() {
    const outcome = await send('api.shipping.incomplete_bookings.index')
    if (outcome.ok) onAll(outcome.body.data)
    else toast.error(outcome.message)
  }

  return (
    <Button size="sm" variant="secondary" busy={busy} onClick={loadAll}>
      Show All
    </Button>
  )
}

interface IncompleteRowProps {
  booking: IncompleteBookingData
  onIgnored: () => void
}

function IncompleteRow({ booking, onIgnored }: IncompleteRowProps) {
  const { id, recipient, destinationState, destinationCountry } = booking
  const { busy, send } = useApiCall()

  async function ignore() {
    const outcome = await send('api.shipping.bookings.destroy', { params: { id } })
    if (!showOutcome(outcome)) return
    onIgnored()
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <p className="min-w-0 flex-1 basis-40">
        <span className="font-medium">{recipient}</span>{' '}
        <span className="text-ink-muted">
          {[destinationState, destinationCountry].filter(Boolean).join(', ')}
        </span>
      </p>
      <div className="flex gap-2">
        <Link
          href={urlFor('shipping.book', {}, { qs: { resume: id } })}
          aria-label={`Continue the booking for ${recipient}`}
          className={buttonClass({ size: 'sm' })}
        >
          Continue
        </Link>
        <Button
          size="sm"
          variant="secondary"
          busy={busy}
          aria-label={`Ignore the booking for ${recipient}`}
          onClick={ignore}
        >
          Ignore
        </Button>
      </div>
    </li>
  )
}
