import { send } from '~/api/send'
import { useApiForm } from '~/api/use_api_form'
import { passkeyProblem } from '~/components/second_factor/passkey_problem'
import { useSecondFactorWords } from '~/components/second_factor/words'
import type { Outcome } from '~/hooks/api_outcome'
import { Field } from '~/ui/field'
import { FormDialog } from '~/ui/form_dialog'
import { PasswordInput } from '~/ui/password_input'
import { TextInput } from '~/ui/text_input'
import { asksForPassword, type Factors } from './types'

export interface AddFactorProps {
  factors: Factors
  open: boolean
  onClose: () => void
  /** With recovery codes, where it was the first factor. */
  onAdded: (recoveryCodes: readonly string[] | null) => void
}

type Given = { name: string; password: string }

export function AddPasskeyDialog({ factors, onAdded, ...dialog }: AddFactorProps) {
  const t = useSecondFactorWords()
  const needsPassword = asksForPassword(factors)
  const form = useApiForm({
    initial: { name: '', password: '' },
    checks: { name: (value: string) => (value.trim() ? null : '"Name" should not be empty') },
    send: async (given: Given) => {
      const made = await makePasskey(given, needsPassword)
      return typeof made === 'string' ? notMade(t(made)) : made
    },
    done: ({ data }) => onAdded(data.recoveryCodes),
  })
  return (
    <FormDialog
      {...dialog}
      form={form}
      title="Add a passkey"
      submitLabel="Continue"
      busyLabel="Waiting for your device…"
    >
      <p className="text-ink-muted">
        Your browser will ask for your fingerprint, your face, your PIN or a security key.
      </p>
      <Field
        label="Name"
        hint="So that you know it again, e.g. “My phone”."
        required
        {...form.field('name')}
      >
        <TextInput {...form.bind('name')} maxLength={60} data-autofocus />
      </Field>
      {needsPassword && (
        <Field label="Your password" required {...form.field('password')}>
          <PasswordInput {...form.bind('password')} autoComplete="current-password" />
        </Field>
      )}
    </FormDialog>
  )
}

/** What the server answers, or why the browser made none. */
async function makePasskey({ name, password }: Given, needsPassword: boolean) {
  const begun = await send('api.identity.passkey_options.store', {
    body: needsPassword ? { password } : {},
  })
  if (!begun.ok) return begun
  const { challenge, options } = begun.body.data
  try {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const passkey = await startRegistration({ optionsJSON: options })
    return await send('api.identity.passkeys.store', { body: { challenge, name, passkey } })
  } catch (error) {
    return passkeyProblem(error)
  }
}

function notMade(message: string): Extract<Outcome<never>, { ok: false }> {
  return { ok: false, message, fields: {} }
}
