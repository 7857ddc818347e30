import { useEffect } from 'react'
import { router } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { stripListNumber } from '~/api/api_outcome'
import { urlFor } from '~/client'
import { Button, buttonClass } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { discardQueuedBooking, dismissSentBooking, type QueuedBooking } from '~/api/offline_outbox'
import { useOutbox } from '~/api/use_outbox'

interface OutboxNoticesProps {
  /** True if the booking form is untouched, so that a queued booking may be opened in it. */
  isFree: boolean
  onReopen: (booking: QueuedBooking) => void
  onDiscard: (form: QueuedBooking['form']) => void
}

export function OutboxNotices({ isFree, onReopen, onDiscard }: OutboxNoticesProps) {
  const { kept, sent } = useOutbox()
  const refused = kept.find(({ refusal }) => refusal !== null)

  useEffect(() => {
    if (refused && isFree) reopen(refused)
  }, [refused, isFree])

  useEffect(() => {
    if (sent.length > 0)
      router.reload({ only: ['incomplete', 'incompleteCount', 'hasMoreIncomplete'] })
  }, [sent.length])

  function reopen(booking: QueuedBooking) {
    discardQueuedBooking(booking.key)
    onReopen(booking)
  }

  function discard({ key, form }: QueuedBooking) {
    discardQueuedBooking(key)
    onDiscard(form)
  }

  return (
    <>
      {kept.map((booking) => (
        <QueuedBookingNotice
          key={booking.key}
          booking={booking}
          onReopen={() => reopen(booking)}
          onDiscard={() => discard(booking)}
        />
      ))}
      {sent.map(({ key, recipient, shipmentId }) => (
        <Notice
          key={key}
          tone="success"
          className="mb-4"
          title={`Your booking for ${recipient} is saved`}
          onDismiss={() => dismissSentBooking(key)}
          action={
            <Link
              href={urlFor('shipping.book', {}, { qs: { resume: shipmentId } })}
              className={buttonClass({ size: 'sm' })}
            >
              See the price and pay
            </Link>
          }
        >
          We sent it now that you are back online. It is not paid yet.
        </Notice>
      ))}
    </>
  )
}

interface QueuedBookingNoticeProps {
  booking: QueuedBooking
  onReopen: () => void
  onDiscard: () => void
}

function QueuedBookingNotice({ booking, onReopen, onDiscard }: QueuedBookingNoticeProps) {
  const { form, refusal } = booking
  const { fullname } = form.destination
  return (
    <Notice
      tone={refusal ? 'danger' : 'warning'}
      className="mb-4"
      title={
        refusal ? `Your booking for ${fullname} was not accepted` : `Your booking for ${fullname}`
      }
      action={
        <>
          {refusal && (
            <Button size="sm" className="min-h-11" onClick={onReopen}>
              Correct it
            </Button>
          )}
          <Button
            size="sm"
            className="min-h-11"
            variant="secondary"
            aria-label={`Discard the booking for ${fullname}`}
            onClick={onDiscard}
          >
            Discard
          </Button>
        </>
      }
    >
      {refusal
        ? stripListNumber(refusal.message)
        : "Kept on this device. We'll send it when you're back online."}
    </Notice>
  )
}
