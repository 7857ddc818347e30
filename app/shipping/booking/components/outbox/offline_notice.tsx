import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'

interface OfflineBookingNoticeProps {
  /** True if the user has already chosen a courier and seen its price. */
  isPriced: boolean
  onKeep: () => void
}

export function OfflineBookingNotice({ isPriced, onKeep }: OfflineBookingNoticeProps) {
  return (
    <Notice
      tone="warning"
      className="mt-4"
      title="You are offline"
      action={
        <Button size="sm" className="min-h-11" onClick={onKeep}>
          Keep it on this device
        </Button>
      }
    >
      We can keep this booking here and send it once you are back online.{' '}
      {isPriced
        ? 'Nothing is paid before you say so.'
        : 'It goes with your last courier, or the cheapest one. You see the price, and nothing is paid before you say so.'}
    </Notice>
  )
}
