import { useState } from 'react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { useView } from '~/components/shell/use_view'
import { SettingsRow } from './settings_row'
import { TextLink } from './text_link'
import { useLeaving } from './use_leaving'

export function SecurityRow() {
  const [asking, setAsking] = useState(false)
  const { busy, leave } = useLeaving(
    'api.identity.all_sessions.destroy',
    urlFor('identity.sign_in', {})
  )
  const { view } = useView()
  const security = view === 'admin' ? 'identity.admin_security' : 'identity.security'
  return (
    <SettingsRow
      title="Security"
      action={
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Sign out everywhere
        </Button>
      }
    >
      <p>
        <TextLink href={urlFor(security, {})}>How you sign in, and where</TextLink>
      </p>
      <p className="mt-1 text-ink-muted">
        Signing out everywhere ends every device and every program that uses your account.
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
        You will have to sign in again on each device, including this one.
      </ConfirmDialog>
    </SettingsRow>
  )
}
