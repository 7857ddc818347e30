import { lazy, Suspense } from 'react'
import { router } from '@inertiajs/react'
import { urlFor } from '~/client'
import { useMissingRight } from '#identity/teams/components/use_missing_right'
import { Notice } from '~/ui/notice'
import { PageHeader } from '~/ui/page_header'
import { Stepper } from '~/ui/stepper'
import { BookingNotices } from '../components/booking_notices'
import { BookingTabs, TAB_TITLES } from '../components/booking_tabs'
import { buildPriceView } from '#shipping/booking/components/price/price_view'
import type { BookedShipment, BookingScreen } from '#shipping/booking/components/form/booking_types'
import { TAB, type BookingFlow, useBooking } from '#shipping/booking/components/form/use_booking'
import { usePreloadedDialogs } from '#shipping/booking/components/form/use_preloaded_dialogs'
import type { PaidParcel } from '#shipping/billing/components/pay_from_balance_dialog'
import { PriceSummary } from '#shipping/booking/components/price/price_summary'

const CardReturn = lazy(() => import('#shipping/billing/components/card_payment_return'))
const DraftMarker = lazy(() => import('#shipping/booking/components/draft/draft_marker'))
const DutyDialog = lazy(() => import('../components/duty_dialog'))

export default function Book(props: BookingScreen) {
  const refusal = useMissingRight('book')
  if (!refusal) return <BookingPage {...props} />
  return (
    <>
      <PageHeader title="Book New Shipment" />
      <Notice>{refusal}</Notice>
    </>
  )
}

function BookingPage(props: BookingScreen) {
  const screen = { ...props, resuming: unpaidOrNull(props.resuming) }
  const booking = useBooking(screen)
  const { draft } = booking.form
  usePreloadedDialogs()
  const title = screen.editing ? 'Edit Shipment' : 'Book New Shipment'

  function finish({ trackingNumber }: PaidParcel) {
    draft.clear()
    draft.keepDiscarded(null)
    booking.finish()
    router.visit(urlFor('shipping.booked', { trackingNumber }), { replace: true })
  }

  function startOver() {
    draft.discard()
    router.visit(urlFor('shipping.book', {}))
  }

  return (
    <>
      <PageHeader
        title={title}
        actions={
          booking.tab < TAB.courier &&
          (draft.saved || draft.discarded) && (
            <Suspense>
              <DraftMarker draft={draft} onStartOver={startOver} />
            </Suspense>
          )
        }
      />
      {screen.returnedCard && (
        <Suspense>
          <CardReturn card={screen.returnedCard} onPaid={finish} />
        </Suspense>
      )}
      <BookingNotices booking={booking} screen={screen} />
      <Stepper {...shownSteps(booking)} label="Steps of the booking" />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <BookingTabs booking={booking} screen={screen} onPaid={finish} />
        <PriceSummary view={buildPriceView(booking, screen)} hasBar={!booking.shipment} />
      </div>
      {booking.dutyNotice && (
        <Suspense>
          <DutyDialog
            open
            threshold={screen.importDutyThreshold}
            onClose={booking.closeDutyNotice}
          />
        </Suspense>
      )}
    </>
  )
}

/** An old link may name a booking that has been paid or cancelled since. */
function unpaidOrNull(shipment: BookedShipment | null) {
  return shipment?.status === 'AWAITING_PAYMENT_CONFIRMATION' ? shipment : null
}

/** Omits the courier step if only one courier serves the route. */
function shownSteps({ tab, quote, shipment }: BookingFlow) {
  const chooses = quote ? quote.courierRates.length > 1 : !shipment
  if (chooses) return { steps: TAB_TITLES, current: tab }
  const steps = TAB_TITLES.filter((_, step) => step !== TAB.courier)
  return { steps, current: Math.min(tab, steps.length - 1) }
}
