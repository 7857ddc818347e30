import { useState } from 'react'
import { urlFor } from '~/client'
import { type FieldErrors, useCommand } from '~/hooks/use_command'
import { toast } from '~/ui/toast'
import {
  checkEmail,
  checkFirstName,
  checkLastName,
  checkPhone,
} from '#identity/accounts/rules/account_rules'
import type { Check } from '#shared/http/rules/field_checks'
import type { PersonChoices, PersonRecord } from './types'

/** As typed and chosen. */
export interface PersonForm {
  username: string
  firstname: string
  lastname: string
  phoneNumber: string
  status: string
  role: string
  approvalGroup: string
}

const CHECKS: Partial<Record<keyof PersonForm, Check>> = {
  username: checkEmail,
  firstname: checkFirstName,
  lastname: checkLastName,
  phoneNumber: checkPhone,
}

/** The lists of the record are one entry each. */
const LISTS: Record<string, keyof PersonForm> = {
  'roles': 'role',
  'roles.0': 'role',
  'approvalGroups': 'approvalGroup',
  'approvalGroups.0': 'approvalGroup',
}

/** The form of a new user, or of a record as it was read. */
export function usePersonForm(
  record: PersonRecord | null,
  choices: PersonChoices,
  onSaved: () => void
) {
  const [form, setForm] = useState(() => formOf(record, choices))
  const [touched, setTouched] = useState<Partial<Record<keyof PersonForm, boolean>>>({})
  const [refused, setRefused] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const { busy, send } = useCommand<{ message: string }>()
  const problems = problemsOf(form)

  function set(field: keyof PersonForm, value: string) {
    setForm((earlier) => ({ ...earlier, [field]: value }))
    setTouched((earlier) => ({ ...earlier, [field]: true }))
    setRefused(({ [field]: _, ...rest }) => rest)
  }

  /** Answers whether it was saved. */
  async function save(): Promise<boolean> {
    setFailure(null)
    setTouched(Object.fromEntries(Object.keys(form).map((field) => [field, true])))
    if (Object.keys(problems).length > 0) return false
    const outcome = record
      ? await send('PUT', urlFor('api.identity.people.update', { id: record.id }), {
          ...bodyOf(form),
          version: record.version,
        })
      : await send('POST', urlFor('api.identity.people.store', {}), bodyOf(form))
    if (!outcome.ok) {
      const fields = Object.entries(outcome.fields).map(([name, said]) => [
        LISTS[name] ?? name,
        said,
      ])
      setRefused(Object.fromEntries(fields))
      if (fields.length === 0) setFailure(outcome.message)
      return false
    }
    toast.success(outcome.body.message)
    onSaved()
    return true
  }

  const errorOf = (field: keyof PersonForm) =>
    (touched[field] ? problems[field] : null) ?? refused[field] ?? null
  return { form, set, errorOf, failure, busy, save }
}

function formOf(record: PersonRecord | null, { roles }: PersonChoices): PersonForm {
  const usual = roles.find(({ value }) => value === 'MEMBER') ?? roles[0]
  return {
    username: record?.username ?? '',
    firstname: record?.firstname ?? '',
    lastname: record?.lastname ?? '',
    phoneNumber: record?.phoneNumber ?? '',
    status: record?.status ?? 'ACTIVE',
    role: record?.roles[0] ?? usual?.value ?? '',
    approvalGroup: record?.approvalGroups[0] ?? '',
  }
}

function bodyOf({ role, approvalGroup, ...rest }: PersonForm) {
  return { ...rest, roles: [role], approvalGroups: approvalGroup ? [approvalGroup] : [] }
}

function problemsOf(form: PersonForm): FieldErrors {
  const found = Object.entries(CHECKS).map(
    ([field, check]) => [field, check(form[field as keyof PersonForm])] as const
  )
  return Object.fromEntries(found.filter((pair): pair is [string, string] => Boolean(pair[1])))
}
