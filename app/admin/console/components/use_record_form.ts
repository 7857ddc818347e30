import { type FormEvent, useRef, useState } from 'react'
import { focusFirstError } from '~/hooks/focus_first_error'
import { useCommand } from '~/hooks/use_command'
import { toast } from '~/ui/toaster'
import { type RecordField, sentValue, type RecordValue, type RecordValues } from './record_fields'

export interface RecordTarget {
  method: 'POST' | 'PUT'
  url: string
  /** Goes along as it is: which version the editor has seen. */
  also?: Record<string, RecordValue>
}

/** The values of a form, what is wrong with them, and sending them. */
export function useRecordForm(
  fields: readonly RecordField[],
  initial: RecordValues,
  onSaved: () => void
) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [refusal, setRefusal] = useState('')
  const { busy, send } = useCommand<{ message: string }>()

  function problemOf(field: RecordField, value: RecordValue | undefined): string {
    return field.check?.(sentValue(field, value)) ?? ''
  }

  function change(field: RecordField, value: RecordValue) {
    setValues((current) => ({ ...current, [field.name]: value }))
    setErrors((current) => ({ ...current, [field.name]: problemOf(field, value) }))
  }

  function mark(problems: Record<string, string>) {
    setErrors(problems)
    focusFirstError(form.current)
  }

  async function submit(event: FormEvent, { method, url, also }: RecordTarget) {
    event.preventDefault()
    setRefusal('')
    const found = fields.map((field) => [field.name, problemOf(field, values[field.name])] as const)
    if (found.some(([, problem]) => problem)) return mark(Object.fromEntries(found))
    const body = fields.map((field) => [field.name, sentValue(field, values[field.name])])
    const outcome = await send(method, url, { ...Object.fromEntries(body), ...also })
    if (outcome.ok) {
      toast.success(outcome.body.message)
      return onSaved()
    }
    mark(outcome.fields)
    const isMarked = fields.some(({ name }) => outcome.fields[name])
    if (!isMarked) setRefusal(outcome.message)
  }

  return { form, values, errors, refusal, busy, change, submit }
}
