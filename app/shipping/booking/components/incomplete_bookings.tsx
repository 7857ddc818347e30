import { lazy, Suspense, useState } from 'react'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import type {
  BookingScreen,
  IncompleteBookingData,
} from '#shipping/booking/components/form/booking_types'

const IncompleteList = lazy(() => import('./incomplete_list'))
const ShowAllBookings = lazy(async () => {
  const { ShowAllBookings: button } = await import('./incomplete_list')
  return { default: button }
})

interface IncompleteBookingsProps {
  screen: BookingScreen
  /** The booking in the form, which is not announced above itself; 0 if it is new. */
  openId: number
}

/** `all` and `ignored` apply only while the page has the same `newest` bookings. */
interface KeptList {
  newest: readonly IncompleteBookingData[]
  all: readonly IncompleteBookingData[] | null
  ignored: readonly number[]
}

export function IncompleteBookings({ screen, openId }: IncompleteBookingsProps) {
  const { incomplete: newest, incompleteCount, hasMoreIncomplete } = screen
  const [shown, setShown] = useState(false)
  const blank: KeptList = { newest, all: null, ignored: [] }
  const [loaded, setLoaded] = useState(blank)
  const { all, ignored } = loaded.newest === newest ? loaded : blank
  const left = (all ?? newest).filter(({ id }) => id !== openId && !ignored.includes(id))
  // A booking made since the page loaded is not in the count.
  const isOpenCounted = screen.resuming?.id === openId || newest.some(({ id }) => id === openId)
  const count = incompleteCount - ignored.length - Number(isOpenCounted)
  if (count <= 0) return null

  return (
    <Notice
      tone="warning"
      className="mb-6"
      title={
        count === 1
          ? `You have an incomplete booking${left[0] ? `: ${left[0].recipient}, ${left[0].destinationCountry}` : ''}`
          : `You have ${count.toLocaleString('en-NG')}${hasMoreIncomplete ? '+' : ''} incomplete bookings`
      }
      action={
        <>
          <Button
            size="sm"
            variant="secondary"
            aria-expanded={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide List' : 'Show List'}
          </Button>
          {shown && count > left.length && !all && (
            <Suspense>
              <ShowAllBookings onAll={(every) => setLoaded({ newest, all: every, ignored })} />
            </Suspense>
          )}
        </>
      }
    >
      {shown && (
        <Suspense>
          <IncompleteList
            bookings={left}
            isLong={left.length > newest.length}
            onIgnored={(id) => setLoaded({ newest, all, ignored: [...ignored, id] })}
          />
        </Suspense>
      )}
    </Notice>
  )
}
