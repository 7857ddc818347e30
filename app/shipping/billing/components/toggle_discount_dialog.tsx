import { callApi } from '~/api/call_api'
import { AskDialog } from '~/ui/ask_dialog'
import type { DiscountData } from './discount_types'

interface ToggleDiscountDialogProps {
  about: DiscountData
  open: boolean
  onClose: () => void
  onDone: () => void
}

export function ToggleDiscountDialog({ about, ...dialog }: ToggleDiscountDialogProps) {
  const { id, code, status } = about
  const isOff = status === 'INACTIVE'
  const verb = isOff ? 'Activate' : 'Deactivate'
  const route = isOff ? 'api.shipping.discounts.activate' : 'api.shipping.discounts.deactivate'
  return (
    <AskDialog
      {...dialog}
      act={() => callApi(route, { params: { id } })}
      title={`${verb} ${code}`}
      submitLabel={`${verb} Gift Code`}
      busyLabel={isOff ? 'Activating...' : 'Deactivating...'}
      tone={isOff ? 'primary' : 'danger'}
    >
      <p>
        {isOff
          ? 'Senders can apply it again, within its limits and until its last day.'
          : 'Nobody can apply it any longer. Bookings that it is on already keep their price.'}
      </p>
    </AskDialog>
  )
}
