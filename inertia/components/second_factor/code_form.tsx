import type { SecondFactorChallenge } from '~/api/second_factor_challenge'
import { useApiForm } from '~/api/use_api_form'
import { type ApiOutcome, stripListNumber } from '~/api/api_outcome'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { TextInput } from '~/ui/text_input'
import { useSentenceTranslation } from '#shared/languages/components/use_translations'
import { isChallengeExpired, submitFactor } from './submit_factor'
import { useSecondFactorWords } from './use_second_factor_words'

interface CodeFormProps {
  kind: 'code' | 'recoveryCode'
  challenge: SecondFactorChallenge
  onDone: (outcome: ApiOutcome<unknown>) => void
}

const CODE_KINDS = {
  code: {
    empty: '"Code" should not be empty',
    control: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 },
  },
  recoveryCode: {
    empty: '"Recovery Code" should not be empty',
    control: { autoComplete: 'off', maxLength: 20, spellCheck: false },
  },
} as const

export function CodeForm({ kind, challenge, onDone }: CodeFormProps) {
  const t = useSecondFactorWords()
  const translate = useSentenceTranslation()
  const { empty, control } = CODE_KINDS[kind]
  const form = useApiForm({
    initial: { code: '' },
    checks: { code: (value) => (value.trim() ? null : empty) },
    renamed: { recoveryCode: 'code' },
    send: ({ code }) => submitFactor(challenge, { [kind]: code }),
    done: (body) => onDone({ ok: true, body }),
    refused: (refusal) => {
      if (isChallengeExpired(refusal)) onDone(refusal)
      else form.form.current?.querySelector('input')?.select()
    },
  })
  return (
    <form ref={form.form} onSubmit={form.submit} className="grid gap-4" noValidate>
      {form.refusal && (
        <Notice tone="danger">{translate(stripListNumber(form.refusal.message))}</Notice>
      )}
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
