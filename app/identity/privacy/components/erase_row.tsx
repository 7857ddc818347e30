import { useState } from 'react'
import { router } from '@inertiajs/react'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { urlFor } from '~/client'
import { clearBrowserData } from '~/hooks/clear_browser_data'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { FormDialog } from '~/ui/form_dialog'
import { PasswordInput } from '~/ui/password_input'
import { toast } from '~/ui/toaster'
import { SettingsRow } from '#identity/accounts/components/settings_row'

export function EraseRow() {
  const [isDialogOpen, setDialogOpen] = useState(false)
  return (
    <SettingsRow
      title="Erase account"
      action={
        <Button
          variant="ghost"
          className="-ml-4 text-ink-muted underline sm:ml-0"
          onClick={() => setDialogOpen(true)}
        >
          Erase
        </Button>
      }
    >
      <p className="text-ink-muted">
        This erases your account and the data we keep about you for good. Settle everything first:
        wallet, payments, parcels and businesses.
      </p>
      {isDialogOpen && <EraseDialog onClose={() => setDialogOpen(false)} />}
    </SettingsRow>
  )
}

function EraseDialog({ onClose }: { onClose: () => void }) {
  const form = useApiForm({
    initial: { password: '' },
    send: (body) => callApi('api.identity.erasures.store', { body }),
    done({ message }) {
      toast.success(message)
      clearBrowserData()
      router.visit(urlFor('shared.landing', {}), { replace: true })
    },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      form={form}
      title="Erase your account?"
      submitLabel="Erase for good"
      busyLabel="Erasing…"
      tone="danger"
    >
      <p>
        This cannot be undone, not even by us. You lose any cash back in your wallet. As the law
        requires, the amounts of payments and parcels stay in our books, without your name.
      </p>
      <Field label="Your password" required {...form.field('password')}>
        <PasswordInput {...form.input('password')} autoComplete="current-password" />
      </Field>
    </FormDialog>
  )
}
