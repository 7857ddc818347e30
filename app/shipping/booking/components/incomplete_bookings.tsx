import { lazy, Suspense, useState } from 'react'
import { useApiCall } from '~/api/use_api_call'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { toast } from '~/ui/toast'
import type {
  BookingScreen,
  IncompleteBookingData,
} from '#shipping/booking/components/form/booking_types'

const IncompleteRow = lazy(() => import('./incomplete_row'))

interface IncompleteBookingsProps {
  screen: BookingScreen
  onIgnored: (id: number) => void
}

/** Bookings that wait for their payment: to go on with, or to give up. */
export function IncompleteBookings({ screen, onIgnored }: IncompleteBookingsProps) {
  const { incomplete: newest, incompleteCount, hasMoreIncomplete } = screen
  const [shown, setShown] = useState(false)
  const { all, ignored, busy, loadAll, ignore } = useIncompleteList(newest)
  const left = (all ?? newest).filter(({ id }) => !ignored.includes(id))
  const count = incompleteCount - ignored.length
  if (count <= 0) return null

  return (
    <Notice
      tone="warning"
      className="mb-6"
      title={
        count === 1
          ? 'You have an incomplete booking'
          : `You have ${count.toLocaleString('en-NG')}${hasMoreIncomplete ? '+' : ''} incomplete bookings`
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
                  ignore(booking.id)
                  onIgnored(booking.id)
                }}
              />
            ))}
          </ul>
          {count > left.length && !all && (
            <Button size="sm" variant="secondary" busy={busy} onClick={loadAll}>
              Show All
            </Button>
          )}
        </Suspense>
      )}
    </Notice>
  )
}

interface IncompleteList {
  newest: readonly IncompleteBookingData[]
  all: IncompleteBookingData[] | null
  ignored: readonly number[]
}

/** All of them once somebody asks, and which were given up; when the page brings others, it begins anew. */
function useIncompleteList(newest: IncompleteList['newest']) {
  const { busy, send } = useApiCall()
  const blank: IncompleteList = { newest, all: null, ignored: [] }
  const [kept, setKept] = useState(blank)
  const listed = kept.newest === newest ? kept : blank

  async function loadAll() {
    const outcome = await send('api.shipping.incomplete_bookings.index')
    if (outcome.ok) setKept((now) => ({ ...now, newest, all: outcome.body.data }))
    else toast.error(outcome.message)
  }

  const ignore = (id: number) => setKept({ ...listed, ignored: [...listed.ignored, id] })
  return { ...listed, busy, loadAll, ignore }
}
