import { useState } from 'react'
import { router } from '@inertiajs/react'
import { send } from '~/api/send'
import { useApiForm } from '~/api/use_api_form'
import { urlFor } from '~/client'
import { leaveNothing } from '~/hooks/leave_nothing'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Field } from '~/ui/field'
import { PasswordInput } from '~/ui/password_input'
import { toast } from '~/ui/toaster'
import { RefusalNotice } from '#identity/accounts/components/refusal_notice'
import { SettingsRow } from '#identity/accounts/components/settings_row'

export function EraseRow() {
  const [asking, setAsking] = useState(false)
  return (
    <SettingsRow
      title="Erase account"
      action={
        <Button
          variant="ghost"
          className="-ml-4 text-ink-muted underline sm:ml-0"
          onClick={() => setAsking(true)}
        >
          Erase
        </Button>
      }
    >
      <p className="text-ink-muted">
        This erases your account and the data we keep about you for good. Settle everything first:
        wallet, payments, parcels and businesses.
      </p>
      {asking && <EraseDialog onClose={() => setAsking(false)} />}
    </SettingsRow>
  )
}

function EraseDialog({ onClose }: { onClose: () => void }) {
  const form = useApiForm({
    initial: { password: '' },
    send: (body) => send('api.identity.erasures.store', { body }),
    done({ message }) {
      toast.success(message)
      leaveNothing()
      router.visit(urlFor('shared.landing', {}), { replace: true })
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!form.busy}
      title="Erase your account?"
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.busy}>
            Cancel
          </Button>
          <Button type="submit" form="erase" variant="danger" busy={form.busy} busyLabel="Erasing…">
            Erase for good
          </Button>
        </>
      }
    >
      <form id="erase" ref={form.form} onSubmit={form.submit} className="grid gap-4" noValidate>
        <p>
          This cannot be undone, not even by us. You lose any cash back in your wallet. As the law
          requires, the amounts of payments and parcels stay in our books, without your name.
        </p>
        <RefusalNotice refusal={form.refusal} />
        <Field label="Your password" required {...form.field('password')}>
          <PasswordInput {...form.input('password')} autoComplete="current-password" />
        </Field>
      </form>
    </Dialog>
  )
}
