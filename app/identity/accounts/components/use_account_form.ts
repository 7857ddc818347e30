import type { Check } from '#shared/http/rules/field_checks'
import { useRef, useState } from 'react'
import { withoutNumber } from '~/hooks/api_outcome'
import { focusFirstError } from '~/hooks/focus_first_error'
import type { FieldErrors, Refusal } from '~/hooks/use_command'

/**
 * A form whose fields the browser holds, so that what was typed before the script ran stays. A field
 * is checked as it changes, and all of them before they are sent.
 */
export function useAccountForm(checks: Record<string, Check>) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  function read(): Record<string, string> {
    const entries = [...new FormData(form.current ?? undefined)]
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
  }

  function show(wrong: FieldErrors) {
    setErrors(wrong)
    focusFirstError(form.current)
  }

  /** What was typed, or null after the fields at fault have been shown. */
  function submitted(): Record<string, string> | null {
    setRefusal(null)
    const values = read()
    const wrong = Object.entries(checks).flatMap(([name, check]) => {
      const problem = check(values[name])
      return problem ? [[name, problem]] : []
    })
    if (wrong.length === 0) return values
    show(Object.fromEntries(wrong))
    return null
  }

  function refuse(refused: Refusal) {
    if (Object.keys(refused.fields).length > 0) show(refused.fields)
    else setRefusal({ ...refused, message: withoutNumber(refused.message) })
  }

  return {
    form,
    refusal,
    setRefusal,
    show,
    submitted,
    refuse,
    reset: () => form.current?.reset(),
    field: (name: string) => ({ error: errors[name], required: true }),
    input: (name: string) => ({
      name,
      onChange: (text: string) => setErrors({ ...errors, [name]: checks[name]?.(text) ?? '' }),
    }),
  }
}
