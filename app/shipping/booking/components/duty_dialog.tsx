import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { formatNaira } from '~/ui/money'

interface DutyDialogProps {
  /** Naira. */
  threshold: number
  open: boolean
  onClose: () => void
}

/** The UK charges receivers import duty above a certain value; senders should know first. */
export default function DutyDialog({ threshold, open, onClose }: DutyDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Import duty in the United Kingdom"
      footer={<Button onClick={onClose}>I understand</Button>}
    >
      <div className="grid gap-3">
        <p>
          The invoice value of this shipment is above {formatNaira(threshold).replace(/\.00$/, '')}.
          Goods of that value that enter the United Kingdom are charged import duty and tax.
        </p>
        <p>
          The courier asks the receiver for them before delivery. They are not part of the price
          that you pay here, so please tell your receiver.
        </p>
      </div>
    </Dialog>
  )
}
