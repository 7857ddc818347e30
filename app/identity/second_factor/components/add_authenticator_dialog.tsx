import { useState } from 'react'
import type { DataOf } from '~/api/call_types'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { CopyButton } from '~/ui/copy_button'
import { Field } from '~/ui/field'
import { FormDialog } from '~/ui/form_dialog'
import { PasswordInput } from '~/ui/password_input'
import { TextInput } from '~/ui/text_input'
import type { AddFactorProps } from './add_passkey_dialog'
import { requiresPassword } from './factors_data'

type StartedSetup = DataOf<'api.identity.authenticators.store'>

export function AddAuthenticatorDialog({ factors, onAdded, ...dialog }: AddFactorProps) {
  const [begun, setBegun] = useState<StartedSetup | null>(null)
  const needsPassword = requiresPassword(factors)
  const password = useApiForm({
    initial: { password: '' },
    send: (body) =>
      callApi('api.identity.authenticators.store', { body: needsPassword ? body : {} }),
    done: ({ data }) => data && setBegun(data),
  })
  const code = useApiForm({
    initial: { code: '' },
    checks: { code: (value: string) => (value.trim() ? null : '"Code" should not be empty') },
    send: (body) =>
      callApi('api.identity.authenticators.update', {
        body: { ...body, challenge: begun?.challenge ?? '' },
      }),
    done: ({ data }) => onAdded(data.recoveryCodes),
  })
  return (
    <FormDialog
      {...dialog}
      form={begun ? code : password}
      title="Add an authenticator app"
      submitLabel={begun ? 'Finish' : 'Continue'}
      busyLabel="Checking…"
    >
      {begun ? (
        <>
          <Secret begun={begun} />
          <Field
            label="Code"
            hint="The six digits that the app shows now."
            required
            {...code.field('code')}
          >
            <TextInput
              {...code.bind('code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              autoFocus
            />
          </Field>
        </>
      ) : (
        <>
          <p className="text-ink-muted">
            Install an authenticator app on your phone first, such as Google Authenticator,
            Microsoft Authenticator or 1Password.
          </p>
          {needsPassword && (
            <Field label="Your password" required {...password.field('password')}>
              <PasswordInput {...password.bind('password')} autoComplete="current-password" />
            </Field>
          )}
        </>
      )}
    </FormDialog>
  )
}

function Secret({ begun }: { begun: StartedSetup }) {
  return (
    <>
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
    </>
  )
}
