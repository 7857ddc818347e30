import { type FormEvent, useState } from 'react'
import { router } from '@inertiajs/react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { Select } from '~/ui/select'
import { TextInput } from '~/ui/text_input'
import { MAX_SEARCHED_CALLS } from '#identity/api_keys/rules/key_rules'
import { maskKey, type ApiKeySummary } from './api_key_data'

interface CallSearchProps {
  keys: readonly ApiKeySummary[]
  keyId: number
  status: string
  path: string
  requestId: string
}

const STATUSES = [
  { value: '', label: 'All' },
  { value: '2xx', label: '2xx, done' },
  { value: '4xx', label: '4xx, refused' },
  { value: '5xx', label: '5xx, our fault' },
]

export function CallSearch({ keys, keyId, ...asked }: CallSearchProps) {
  const [values, setValues] = useState({ key: keyId, ...asked })
  const put = (part: Partial<typeof values>) => setValues({ ...values, ...part })
  const options = keys.map((key) => ({ value: key.id, label: `${key.name}, ${maskKey(key)}` }))
  const one = { value: values.status, label: values.status }
  const statuses = STATUSES.some(({ value }) => value === one.value) ? STATUSES : [...STATUSES, one]

  function search(event: FormEvent) {
    event.preventDefault()
    const qs = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
    router.visit(urlFor('identity.developers.log', {}, { qs }), { preserveState: false })
  }

  return (
    <form
      role="search"
      onSubmit={search}
      className="no-print grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]"
    >
      <Field label="API key">
        <Select options={options} value={values.key} onChange={(key) => put({ key })} />
      </Field>
      <Field label="Status">
        <Select options={statuses} value={values.status} onChange={(status) => put({ status })} />
      </Field>
      <Field label="Path">
        <TextInput value={values.path} onChange={(path) => put({ path })} maxLength={500} />
      </Field>
      <Field label="Request ID">
        <TextInput
          value={values.requestId}
          onChange={(requestId) => put({ requestId: requestId.trim() })}
          maxLength={64}
        />
      </Field>
      <Button type="submit">Search</Button>
      <p className="text-sm text-ink-muted sm:col-span-full">
        A search by status or path covers only the newest{' '}
        {MAX_SEARCHED_CALLS.toLocaleString('en-NG')} calls of the key; one by request ID covers all.
      </p>
    </form>
  )
}
