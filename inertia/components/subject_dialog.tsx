import { lazy, Suspense } from 'react'

/** Who pays for something need not know what it is: whoever knows is named here, and fetched when it is opened. */
const DIALOGS = {
  shipment: lazy(async () => {
    const { ShipmentDialog } = await import('#shipping/shipment/components/shipment_dialog')
    return { default: ShipmentDialog }
  }),
}

interface SubjectDialogProps {
  kind: keyof typeof DIALOGS
  id: number
  open: boolean
  isStaff: boolean
  onClose: () => void
}

/** What a movement of money was about. */
export function SubjectDialog({ kind, ...props }: SubjectDialogProps) {
  const Dialog = DIALOGS[kind]
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  )
}
