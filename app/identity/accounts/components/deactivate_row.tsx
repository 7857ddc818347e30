import { useState } from 'react'
import { usePage } from '@inertiajs/react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { SettingsRow } from './settings_row'
import { useLeaving } from './use_leaving'

export function DeactivateRow() {
  const { brand } = usePage().props
  const [asking, setAsking] = useState(false)
  const { busy, leave } = useLeaving('api.identity.profile.destroy', urlFor('shared.landing', {}))
  return (
    <SettingsRow
      title="Deactivate account"
      action={
        <Button
          variant="ghost"
          className="-ml-4 text-ink-muted underline sm:ml-0"
          onClick={() => setAsking(true)}
        >
          Deactivate
        </Button>
      }
    >
      <p className="text-ink-muted">
        You will no longer be able to sign in if you deactivate your account.
      </p>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={leave}
        title="Deactivate your account?"
        confirmLabel="Deactivate account"
        busyLabel="Deactivating…"
        busy={busy}
        tone="danger"
      >
        You will be signed out everywhere at once. Parcels already on their way will still be
        delivered, and the money in your wallet stays yours. To get the account back, call{' '}
        {brand.name} on {brand.contactNumber}.
      </ConfirmDialog>
    </SettingsRow>
  )
}
