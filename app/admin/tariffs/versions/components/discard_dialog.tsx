import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import type { ShownVersion } from './version_words'

interface DiscardDialogProps {
  open: boolean
  onClose: () => void
  onDone: () => void
  version: ShownVersion
}

export function DiscardDialog({ version, onDone, ...dialog }: DiscardDialogProps) {
  const { busy, send } = useSend()

  async function discard() {
    const { id } = version
    if (tell(await send('api.admin.tariff_versions.destroy', { params: { id } }))) onDone()
  }

  return (
    <ConfirmDialog
      {...dialog}
      onConfirm={discard}
      title="Discard the Draft"
      confirmLabel="Discard"
      busyLabel="Discarding..."
      busy={busy}
      tone="danger"
    >
      <p>{`All changes in "${version.name}" are lost, those of others too. The live prices stay as they are.`}</p>
    </ConfirmDialog>
  )
}
