import { Button } from '~/ui/button'
import { formatNaira } from '~/ui/money'

interface ShipmentPayBarProps {
  price: number
  follows: string
  isPaid: boolean
  onPay: () => void
}

export function ShipmentPayBar({ price, follows, isPaid, onPay }: ShipmentPayBarProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t bg-surface-raised px-4 py-3 shadow-raised sm:-mx-6 sm:px-6 lg:mx-0 lg:rounded lg:border lg:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="tabular font-semibold">Total to pay: {formatNaira(price)}</p>
        <p className="text-sm text-ink-muted">{follows}</p>
      </div>
      <Button
        size="lg"
        busy={isPaid}
        busyLabel="Paid. One moment..."
        onClick={onPay}
        className="w-full sm:w-auto"
      >
        Pay {formatNaira(price)}
      </Button>
    </div>
  )
}
