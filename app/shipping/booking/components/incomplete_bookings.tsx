import { lazy, Suspense, useState } from 'react'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import type { IncompleteBooking } from '#shipping/booking/components/form/types'

const IncompleteRow = lazy(() => import('./incomplete_row'))

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
        <Suspense>
          <ul className="mt-2 max-h-80 divide-y overflow-y-auto">
            {left.map((booking) => (
              <IncompleteRow
                key={booking.id}
                booking={booking}
                onIgnored={() => {
                  setIgnored([...ignored, booking.id])
                  onIgnored(booking.id)
                }}
              />
            ))}
          </ul>
        </Suspense>
      )}
    </Notice>
  )
}
