import { useState } from 'react'
import type { DataOf } from '~/api/calls'
import { send } from '~/api/send'
import { useApiForm } from '~/api/use_api_form'
import { Button } from '~/ui/button'
import { CopyButton } from '~/ui/copy_button'
import { Dialog } from '~/ui/dialog'
import { Field } from '~/ui/field'
import { PasswordInput } from '~/ui/password_input'
import { TextInput } from '~/ui/text_input'
import { RefusalNotice } from '#identity/accounts/components/refusal_notice'
import type { AddFactorProps } from './add_passkey_dialog'
import { asksForPassword } from './types'

const FORM = 'add-authenticator'

type Begun = DataOf<'api.identity.authenticators.store'>

export function AddAuthenticatorDialog({ factors, open, onClose, onAdded }: AddFactorProps) {
  const [begun, setBegun] = useState<Begun | null>(null)
  const [busy, setBusy] = useState(false)
  const parts = { onBusy: setBusy }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!busy}
      title="Add an authenticator app"
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} busy={busy} busyLabel="Checking…">
            {begun ? 'Finish' : 'Continue'}
          </Button>
        </>
      }
    >
      {begun ? (
        <FirstCode {...parts} begun={begun} onAdded={onAdded} />
      ) : (
        <Begin {...parts} needsPassword={asksForPassword(factors)} onBegun={setBegun} />
      )}
    </Dialog>
  )
}

interface BeginProps {
  needsPassword: boolean
  onBusy: (busy: boolean) => void
  onBegun: (begun: Begun) => void
}

function Begin({ needsPassword, onBusy, onBegun }: BeginProps) {
  const form = useApiForm({
    initial: { password: '' },
    send: ({ password }) => {
      onBusy(true)
      const body = needsPassword ? { password } : {}
      return send('api.identity.authenticators.store', { body }).finally(() => onBusy(false))
    },
    done: ({ data }) => data && onBegun(data),
  })
  return (
    <form id={FORM} ref={form.form} onSubmit={form.submit} className="grid gap-4" noValidate>
      <p className="text-ink-muted">
        Install an authenticator app on your phone first, such as Google Authenticator, Microsoft
        Authenticator or 1Password.
      </p>
      <RefusalNotice refusal={form.refusal} />
      {needsPassword && (
        <Field label="Your password" required {...form.field('password')}>
          <PasswordInput {...form.bind('password')} autoComplete="current-password" />
        </Field>
      )}
    </form>
  )
}

interface FirstCodeProps {
  begun: Begun
  onBusy: (busy: boolean) => void
  onAdded: AddFactorProps['onAdded']
}

/** The picture for the app, the same as text, and the first code, which shows that it was read. */
function FirstCode({ begun, onBusy, onAdded }: FirstCodeProps) {
  const form = useApiForm({
    initial: { code: '' },
    checks: { code: (value: string) => (value.trim() ? null : '"Code" should not be empty') },
    send: ({ code }) => {
      onBusy(true)
      const body = { challenge: begun.challenge, code }
      return send('api.identity.authenticators.update', { body }).finally(() => onBusy(false))
    },
    done: ({ data }) => onAdded(data.recoveryCodes),
  })
  return (
    <form id={FORM} ref={form.form} onSubmit={form.submit} className="grid gap-4" noValidate>
      <p>Scan this with the app, on your phone.</p>
      <img
        src={begun.picture}
        alt="QR code for the authenticator app"
        className="mx-auto size-40 sm:size-48"
      />
      <div>
        <p className="text-sm text-ink-muted">On that phone already? Copy this key into the app:</p>
        <div className="mt-1 flex flex-wrap items-center gap-2">
          <code className="rounded border bg-surface-sunken px-2 py-1 text-sm break-all">
            {begun.secret}
          </code>
          <CopyButton value={begun.secret} size="sm" label="Copy key" toastMessage="Key copied." />
        </div>
      </div>
      <RefusalNotice refusal={form.refusal} />
      <Field
        label="Code"
        hint="The six digits that the app shows now."
        required
        {...form.field('code')}
      >
        <TextInput
          {...form.bind('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          autoFocus
        />
      </Field>
    </form>
  )
}
