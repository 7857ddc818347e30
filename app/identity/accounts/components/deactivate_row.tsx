import { useState } from 'react'
import { usePage } from '@inertiajs/react'
import { urlFor } from '~/client'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Button } from '~/ui/button'
import { describePhone } from '#shared/brand/rules/contact'
import { endSession } from './end_session'
import { SettingsRow } from './settings_row'

export function DeactivateRow() {
  const { brand } = usePage().props
  const [isDialogOpen, setDialogOpen] = useState(false)
  return (
    <SettingsRow
      title="Deactivate account"
      action={
        <Button
          variant="ghost"
          className="-ml-4 text-ink-muted underline sm:ml-0"
          onClick={() => setDialogOpen(true)}
        >
          Deactivate
        </Button>
      }
    >
      <p className="text-ink-muted">
        You will no longer be able to sign in if you deactivate your account.
      </p>
      <ConfirmDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        act={() => endSession('api.identity.profile.destroy', urlFor('shared.landing', {}))}
        staysOpen
        title="Deactivate your account?"
        submitLabel="Deactivate account"
        busyLabel="Deactivating…"
        tone="danger"
      >
        You will be signed out everywhere at once. Parcels already on their way will still be
        delivered, and the money in your wallet stays yours. To get the account back,{' '}
        {describePhone(brand)}.
      </ConfirmDialog>
    </SettingsRow>
  )
}
