import type { AskedFactor } from '~/api/second_factor'
import { useApiForm } from '~/api/use_api_form'
import type { Outcome } from '~/hooks/api_outcome'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { TextInput } from '~/ui/text_input'
import { showFactor } from './show_factor'

interface CodeFormProps {
  kind: 'code' | 'recovery_code'
  asked: AskedFactor
  onDone: (outcome: Outcome<unknown>) => void
}

const KINDS = {
  code: {
    label: 'Code',
    hint: 'The six digits that your authenticator app shows now.',
    empty: '"Code" should not be empty',
    control: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 },
  },
  recovery_code: {
    label: 'Recovery code',
    hint: 'One of the codes that you saved. Each works once.',
    empty: '"Recovery code" should not be empty',
    control: { autoComplete: 'off', maxLength: 20, spellCheck: false },
  },
} as const

export function CodeForm({ kind, asked, onDone }: CodeFormProps) {
  const { label, hint, empty, control } = KINDS[kind]
  const form = useApiForm({
    initial: { code: '' },
    checks: { code: (value) => (value.trim() ? null : empty) },
    renamed: { recoveryCode: 'code' },
    send: ({ code }) => showFactor(asked, kind === 'code' ? { code } : { recoveryCode: code }),
    done: (body) => onDone({ ok: true, body }),
    refused: () => form.form.current?.querySelector('input')?.select(),
  })
  return (
    <form ref={form.form} onSubmit={form.submit} className="grid gap-4" noValidate>
      {form.refusal && <Notice tone="danger">{form.refusal.message}</Notice>}
      <Field label={label} hint={hint} required {...form.field('code')}>
        <TextInput {...form.bind('code')} {...control} data-autofocus />
      </Field>
      <Button type="submit" full busy={form.busy} busyLabel="Checking…">
        Confirm
      </Button>
    </form>
  )
}
