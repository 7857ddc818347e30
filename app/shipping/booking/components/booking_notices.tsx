import { lazy, Suspense } from 'react'
import { IncompleteBookings } from './incomplete_bookings'
import type { BookingScreen } from '#shipping/booking/components/form/booking_types'
import { TAB, type useBooking } from '#shipping/booking/components/form/use_booking'
import { OutboxNotices } from '#shipping/booking/components/outbox/outbox_notices'

const VoidFirstNotice = lazy(() => import('./void_first_notice'))
const RebookNotice = lazy(() => import('./rebook_notice'))
const SavedDraftNotice = lazy(() => import('#shipping/booking/components/draft/saved_draft_notice'))
const DraftConflictNotice = lazy(
  () => import('#shipping/booking/components/draft/draft_conflict_notice')
)

type BookingNoticesProps = { booking: ReturnType<typeof useBooking>; screen: BookingScreen }

export function BookingNotices({ booking, screen }: BookingNoticesProps) {
  const { draft, handle } = booking.form
  return (
    <>
      {!screen.editing && booking.tab === TAB.addresses && (
        <IncompleteBookings screen={screen} openId={handle.value.id} />
      )}
      <Suspense>
        {screen.editing && <VoidFirstNotice shipment={screen.editing} />}
        {screen.againWanted && booking.tab === TAB.addresses && <RebookNotice screen={screen} />}
      </Suspense>
      <Suspense>{draft.other && <DraftConflictNotice draft={draft} />}</Suspense>
      <OutboxNotices
        isFree={booking.isFree}
        onReopen={booking.reopen}
        onDiscard={draft.keepDiscarded}
      />
      <Suspense>
        {draft.differsFromDraft && booking.tab === TAB.addresses && (
          <SavedDraftNotice onStartFromRate={draft.startFromRate} />
        )}
      </Suspense>
    </>
  )
}
