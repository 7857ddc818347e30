import { useState } from 'react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { SettingsRow } from './settings_row'
import { useLeaving } from './use_leaving'

export function DevicesRow() {
  const [asking, setAsking] = useState(false)
  const { busy, leave } = useLeaving(
    'api.identity.all_sessions.destroy',
    urlFor('identity.sign_in', {})
  )
  return (
    <SettingsRow
      title="Devices"
      action={
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Sign out everywhere
        </Button>
      }
    >
      <p className="text-ink-muted">
        Ends every session of your account, and every token of a program that uses it.
      </p>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={leave}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        busyLabel="Signing out…"
        busy={busy}
      >
        You sign in again on each device, this one included.
      </ConfirmDialog>
    </SettingsRow>
  )
}
