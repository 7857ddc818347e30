import { useState } from 'react'
import { urlFor } from '~/client'
import { type FieldErrors, useCommand } from '~/hooks/use_command'
import { toast } from '~/ui/toast'
import { toNumber, typedNumber, type Check } from '#shared/http/rules/field_checks'
import { discountChecks } from '#shipping/billing/rules/gift_code_rules'
import type { Discount } from './discount_types'

/** As typed. */
export interface DiscountForm {
  code: string
  description: string
  kind: Discount['kind']
  value: string
  minimumAmount: string
  expiresOn: string
  totalLimit: string
  customerLimit: string
}

const EMPTY: DiscountForm = {
  code: '',
  description: '',
  kind: 'percent',
  value: '',
  minimumAmount: '',
  expiresOn: '',
  totalLimit: '',
  customerLimit: '',
}

/** The form of a new gift code, or of one that is there. */
export function useDiscountForm(about: Discount | null, onSaved: () => void) {
  const [form, setForm] = useState(() => (about ? formOf(about) : EMPTY))
  const [touched, setTouched] = useState<Partial<Record<keyof DiscountForm, boolean>>>({})
  const [refused, setRefused] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const { busy, send } = useCommand<{ message: string }>()
  const problems = problemsOf(form)

  function set<K extends keyof DiscountForm>(field: K, value: DiscountForm[K]) {
    setForm((earlier) => ({ ...earlier, [field]: value }))
    setTouched((earlier) => ({ ...earlier, [field]: true }))
    setRefused(({ [field]: _, ...rest }) => rest)
  }

  function errorOf(field: keyof DiscountForm) {
    return (touched[field] ? problems[field] : null) ?? refused[field] ?? null
  }

  /** Answers whether it was saved. */
  async function save(): Promise<boolean> {
    setFailure(null)
    setTouched(Object.fromEntries(Object.keys(form).map((field) => [field, true])))
    if (Object.keys(problems).length > 0) return false
    const outcome = about
      ? await send('PUT', urlFor('api.shipping.discounts.update', { id: about.id }), {
          ...bodyOf(form),
          version: about.version,
        })
      : await send('POST', urlFor('api.shipping.discounts.store', {}), bodyOf(form))
    if (!outcome.ok) {
      setRefused(outcome.fields)
      if (Object.keys(outcome.fields).length === 0) setFailure(outcome.message)
      return false
    }
    toast.success(outcome.body.message)
    onSaved()
    return true
  }

  return { form, set, errorOf, failure, busy, save }
}

function formOf(code: Discount): DiscountForm {
  const text = (value: number | null) => (value === null ? '' : String(value))
  return {
    code: code.code,
    description: code.description ?? '',
    kind: code.kind,
    value: text(code.value),
    minimumAmount: code.minimumAmount > 0 ? text(code.minimumAmount) : '',
    expiresOn: code.expiresOn ?? '',
    totalLimit: text(code.totalLimit),
    customerLimit: text(code.customerLimit),
  }
}

function bodyOf(form: DiscountForm) {
  return {
    ...form,
    value: toNumber(form.value),
    description: form.description.trim() || null,
    minimumAmount: typedNumber(form.minimumAmount),
    expiresOn: form.expiresOn || null,
    totalLimit: typedNumber(form.totalLimit),
    customerLimit: typedNumber(form.customerLimit),
  }
}

function problemsOf(form: DiscountForm): FieldErrors {
  const { percentage, amount, ...checks } = discountChecks
  const typed: [keyof DiscountForm, Check, unknown][] = [
    ['code', checks.code, form.code],
    ['description', checks.description, form.description],
    ['value', form.kind === 'percent' ? percentage : amount, typedNumber(form.value)],
    ['minimumAmount', checks.minimumAmount, typedNumber(form.minimumAmount)],
    ['totalLimit', checks.totalLimit, typedNumber(form.totalLimit)],
    ['customerLimit', checks.customerLimit, typedNumber(form.customerLimit)],
  ]
  const found = typed.map(([field, check, value]) => [field, check(value)] as const)
  return Object.fromEntries(found.filter((pair): pair is [keyof DiscountForm, string] => !!pair[1]))
}
