import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { focusFirstError } from '~/hooks/focus_first_error'
import { Field } from '~/ui/field'
import { NumberInput } from '~/ui/number_input'
import type { Check } from '#shared/http/rules/field_checks'
import { MONEY_NUMBER, readNumber } from '#shared/numbers/rules/read_number'

export type NumberFormField<Name extends string> = {
  name: Name
  label: string
  check: Check
  unit?: string
}

type NumberFormProps<Name extends string> = {
  fields: readonly NumberFormField<Name>[]
  /** Validates the numbers together; returns messages by field. */
  check?: (values: Record<Name, number>) => Partial<Record<Name, string>>
  onSubmit: (values: Record<Name, number>) => void
  children: ReactNode
}

export function NumberForm<Name extends string>(props: NumberFormProps<Name>) {
  const { fields, check, onSubmit, children } = props
  const [texts, setTexts] = useState<Partial<Record<Name, string>>>({})
  const [isShown, setIsShown] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const values = Object.fromEntries(
    fields.map(({ name, check: { context = MONEY_NUMBER } }) => [
      name,
      readNumber(texts[name] ?? '', context),
    ])
  ) as Record<Name, number>
  const single = fields.flatMap(({ name, check: one }) => {
    const problem = one(texts[name] ?? '')
    return problem ? [[name, problem] as const] : []
  })
  const together = single.length || !check ? [] : Object.entries<string | undefined>(check(values))
  const problems = Object.fromEntries([...single, ...together]) as Partial<Record<Name, string>>

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsShown(true)
    if (Object.keys(problems).length) return focusFirstError(form.current)
    onSubmit(values)
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
      {fields.map(({ name, label, unit }) => (
        <Field
          key={name}
          label={label}
          error={isShown || texts[name] ? problems[name] : null}
          required
          className="w-full sm:w-40"
        >
          <NumberInput
            value={texts[name] ?? ''}
            onChange={(text) => setTexts((before) => ({ ...before, [name]: text }))}
            suffix={unit}
          />
        </Field>
      ))}
      <div className="flex w-full flex-wrap gap-2 sm:mt-6 sm:w-auto">{children}</div>
    </form>
  )
}
