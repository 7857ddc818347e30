import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { passkeyErrorKey } from '~/components/second_factor/passkey_problem'
import { useSecondFactorWords } from '~/components/second_factor/use_second_factor_words'
import type { ApiOutcome } from '~/api/api_outcome'
import { Field } from '~/ui/field'
import { FormDialog } from '~/ui/form_dialog'
import { PasswordInput } from '~/ui/password_input'
import { TextInput } from '~/ui/text_input'
import { requiresPassword, type FactorsView } from './factors_data'

export interface AddFactorProps {
  factors: FactorsView
  open: boolean
  onClose: () => void
  onAdded: (recoveryCodes: readonly string[] | null) => void
}

type PasskeyForm = { name: string; password: string }

export function AddPasskeyDialog({ factors, onAdded, ...dialog }: AddFactorProps) {
  const t = useSecondFactorWords()
  const needsPassword = requiresPassword(factors)
  const form = useApiForm({
    initial: { name: '', password: '' },
    checks: { name: (value: string) => (value.trim() ? null : '"Name" should not be empty') },
    send: async (given: PasskeyForm) => {
      const made = await createPasskey(given, needsPassword)
      return typeof made === 'string' ? toPasskeyError(t(made)) : made
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
        hint="A name to recognise it by, e.g. “My phone”."
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

async function createPasskey({ name, password }: PasskeyForm, needsPassword: boolean) {
  const begun = await callApi('api.identity.passkey_options.store', {
    body: needsPassword ? { password } : {},
  })
  if (!begun.ok) return begun
  const { challenge, options } = begun.body.data
  try {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const passkey = await startRegistration({ optionsJSON: options })
    return await callApi('api.identity.passkeys.store', { body: { challenge, name, passkey } })
  } catch (error) {
    return passkeyErrorKey(error)
  }
}

function toPasskeyError(message: string): Extract<ApiOutcome<never>, { ok: false }> {
  return { ok: false, message, fields: {} }
}
