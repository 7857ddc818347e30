import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { useTariff } from '#admin/tariffs/versions/components/use_tariff'
import type { ShownSurcharge } from './surcharges_screen'

interface RemoveSurchargeDialogProps {
  surcharge: ShownSurcharge
  open: boolean
  onClose: () => void
  onRemoved: () => void
}

export function RemoveSurchargeDialog(props: RemoveSurchargeDialogProps) {
  const { surcharge, onRemoved, ...dialog } = props
  const { id, name, version } = surcharge
  const { busy, send } = useSend()
  const query = useTariff()

  async function remove() {
    const call = { params: { id }, query, body: { version } }
    if (tell(await send('api.admin.surcharges.destroy', call))) onRemoved()
  }

  return (
    <ConfirmDialog
      {...dialog}
      onConfirm={remove}
      title="Remove Surcharge"
      confirmLabel="Remove"
      busyLabel="Removing..."
      busy={busy}
      tone="danger"
    >
      <p>{`"${name}" will not be charged on new quotes. Quotes and bills that have it keep it.`}</p>
    </ConfirmDialog>
  )
}
