import { router } from '@inertiajs/react'
import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import type { Key } from './types'

interface RevokeDialogProps {
  apiKey: Key
  open: boolean
  onClose: () => void
}

export function RevokeDialog({ apiKey, open, onClose }: RevokeDialogProps) {
  const { busy, send } = useSend()

  async function revoke() {
    tell(await send('api.identity.api_keys.destroy', { params: { id: apiKey.id } }))
    onClose()
    router.reload({ only: ['keys'] })
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={revoke}
      title={`Revoke ${apiKey.name}?`}
      confirmLabel="Revoke Key"
      busyLabel="Revoking…"
      busy={busy}
      tone="danger"
    >
      <p>
        Programs that use it stop working at once, and this cannot be undone. To replace a key
        without a break, roll it instead.
      </p>
    </ConfirmDialog>
  )
}
