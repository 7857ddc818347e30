import { useState } from 'react'
import { Link } from '@adonisjs/inertia/react'
import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'
import { urlFor } from '~/client'
import { Button, buttonClass } from '~/ui/button'
import { Notice } from '~/ui/notice'
import type { IncompleteBooking } from '#shipping/booking/components/form/types'

interface IncompleteBookingsProps {
  bookings: readonly IncompleteBooking[]
  onIgnored: (id: number) => void
}

/** Bookings that wait for their payment: to go on with, or to give up. */
export function IncompleteBookings({ bookings, onIgnored }: IncompleteBookingsProps) {
  const [ignored, setIgnored] = useState<readonly number[]>([])
  const [shown, setShown] = useState(false)
  const left = bookings.filter(({ id }) => !ignored.includes(id))
  if (left.length === 0) return null

  return (
    <Notice
      tone="warning"
      className="mb-6"
      title={
        left.length === 1
          ? 'You have an incomplete booking'
          : `You have ${left.length} incomplete bookings`
      }
      action={
        <Button
          size="sm"
          variant="secondary"
          aria-expanded={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide List' : 'Show List'}
        </Button>
      }
    >
      {shown && (
        <ul className="mt-2 max-h-80 divide-y overflow-y-auto">
          {left.map((booking) => (
            <Row
              key={booking.id}
              booking={booking}
              onIgnored={() => {
                setIgnored([...ignored, booking.id])
                onIgnored(booking.id)
              }}
            />
          ))}
        </ul>
      )}
    </Notice>
  )
}

function Row({ booking, onIgnored }: { booking: IncompleteBooking; onIgnored: () => void }) {
  const { id, recipient, destinationState, destinationCountry } = booking
  const { busy, send } = useSend()

  async function ignore() {
    const outcome = await send('api.shipping.bookings.destroy', { params: { id } })
    if (!tell(outcome)) return
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
