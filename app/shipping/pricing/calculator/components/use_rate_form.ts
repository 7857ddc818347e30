import { type FormEvent, useRef, useState } from 'react'
import { router } from '@inertiajs/react'
import { focusFirstError } from '~/hooks/focus_first_error'
import {
  type RateField,
  type RateForm,
  findRateProblems,
  type RateProblems,
} from '#shipping/pricing/calculator/rules/rate_rules'
import { rateFormQuery } from './rate_form_changes.js'
import type { RatesPageProps } from './rate_types.js'

/** Checks a field again with every change after it was refused. */
export function useRateForm(
  action: string,
  given: Pick<RatesPageProps, 'form' | 'problems'>,
  extraQuery?: Record<string, string>
) {
  const ref = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState(given.form)
  const [problems, setProblems] = useState(given.problems)
  const [busy, setBusy] = useState(false)

  function change(next: RateForm, field?: RateField) {
    setForm(next)
    const wrong = findRateProblems(next)
    const isShown = (name: string) => name === field || name in problems
    const shown = Object.entries(wrong).filter(([name]) => isShown(name))
    setProblems(next.export === form.export ? Object.fromEntries(shown) : {})
  }

  function refuse(wrong: RateProblems) {
    setProblems(wrong)
    focusFirstError(ref.current)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = findRateProblems(form)
    if (Object.keys(wrong).length > 0) return refuse(wrong)
    router.get(action, rateFormQuery(form, extraQuery), {
      preserveState: true,
      onStart: () => setBusy(true),
      onFinish: () => setBusy(false),
      onSuccess: ({ props }) => {
        const { problems: found } = props as unknown as RatesPageProps
        if (Object.keys(found).length > 0) refuse(found)
      },
    })
  }

  return { ref, form, problems, busy, change, submit }
}
