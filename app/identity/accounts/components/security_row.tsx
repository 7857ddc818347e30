import { useState } from 'react'
import { urlFor } from '~/client'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Button } from '~/ui/button'
import { useAppView } from '~/components/shell/use_view'
import { endSession } from './end_session'
import { SettingsRow } from './settings_row'
import { TextLink } from './text_link'

export function SecurityRow() {
  const [isDialogOpen, setDialogOpen] = useState(false)
  const { view } = useAppView()
  const security = view === 'admin' ? 'identity.admin_security' : 'identity.security'
  return (
    <SettingsRow
      title="Security"
      action={
        <Button variant="secondary" onClick={() => setDialogOpen(true)}>
          Sign out everywhere
        </Button>
      }
    >
      <p>
        <TextLink href={urlFor(security, {})}>Password and signed-in devices</TextLink>
      </p>
      <p className="mt-1 text-ink-muted">
        Sign out every device, and every program that is signed in to your account.
      </p>
      <ConfirmDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        act={() => endSession('api.identity.all_sessions.destroy', urlFor('identity.sign_in', {}))}
        staysOpen
        title="Sign out everywhere?"
        submitLabel="Sign out everywhere"
        busyLabel="Signing out…"
      >
        You will have to sign in again on each device, including this one.
      </ConfirmDialog>
    </SettingsRow>
  )
}
