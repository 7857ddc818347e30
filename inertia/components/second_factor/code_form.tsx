import type { AskedFactor } from '~/api/second_factor'
import { useApiForm } from '~/api/use_api_form'
import { type Outcome, withoutNumber } from '~/hooks/api_outcome'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { TextInput } from '~/ui/text_input'
import { useSaid } from '#shared/languages/components/words_of'
import { isOver, showFactor } from './show_factor'
import { useSecondFactorWords } from './words'

interface CodeFormProps {
  kind: 'code' | 'recoveryCode'
  asked: AskedFactor
  onDone: (outcome: Outcome<unknown>) => void
}

const KINDS = {
  code: {
    empty: '"Code" should not be empty',
    control: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 },
  },
  recoveryCode: {
    empty: '"Recovery Code" should not be empty',
    control: { autoComplete: 'off', maxLength: 20, spellCheck: false },
  },
} as const

export function CodeForm({ kind, asked, onDone }: CodeFormProps) {
  const t = useSecondFactorWords()
  const said = useSaid()
  const { empty, control } = KINDS[kind]
  const form = useApiForm({
    initial: { code: '' },
    checks: { code: (value) => (value.trim() ? null : empty) },
    renamed: { recoveryCode: 'code' },
    send: ({ code }) => showFactor(asked, { [kind]: code }),
    done: (body) => onDone({ ok: true, body }),
    refused: (refusal) => {
      if (isOver(refusal)) onDone(refusal)
      else form.form.current?.querySelector('input')?.select()
    },
  })
  return (
    <form ref={form.form} onSubmit={form.submit} className="grid gap-4" noValidate>
      {form.refusal && <Notice tone="danger">{said(withoutNumber(form.refusal.message))}</Notice>}
      <Field
        label={t(`second_factor.${kind}`)}
        hint={t(`second_factor.${kind}.hint`)}
        required
        {...form.field('code')}
      >
        <TextInput {...form.bind('code')} {...control} autoFocus />
      </Field>
      <Button type="submit" full busy={form.busy} busyLabel={t('second_factor.wait')}>
        {t('second_factor.confirm')}
      </Button>
    </form>
  )
}
