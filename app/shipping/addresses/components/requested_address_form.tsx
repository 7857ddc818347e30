import { type FormEvent, useRef, useState } from 'react'
import { urlFor } from '~/client'
import { useApiCall } from '~/api/use_api_call'
import { focusFirstError } from '~/hooks/focus_first_error'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { NativeSelect } from '~/ui/native_select'
import { Notice } from '~/ui/notice'
import { TextInput } from '~/ui/text_input'
import { useRequestedAddressWords } from './use_requested_address_words'

const HOME = 'Nigeria'

export type RequestedAddressFormProps = {
  token: string
  countries: { value: string; label: string }[]
  /** Nigerian states, suggested while the receiver types. */
  states: string[]
  values: Record<string, string>
  problems: Record<string, string>
  csrfToken: string
  onDone: () => void
}

const TEXTS = [
  { name: 'fullname', label: 'fullname', autoComplete: 'name', isRequired: true },
  { name: 'phoneNumber', label: 'phone', autoComplete: 'tel', type: 'tel', isRequired: true },
  { name: 'email', label: 'email', autoComplete: 'email', type: 'email', isRequired: true },
  { name: 'address', label: 'address', autoComplete: 'street-address', isRequired: true },
  { name: 'landmark', label: 'landmark', autoComplete: 'off' },
] as const

/** Without JavaScript, the browser posts the form to the URL of its page. */
export function RequestedAddressForm(given: RequestedAddressFormProps) {
  const { token, countries, states, values, csrfToken, onDone } = given
  const t = useRequestedAddressWords()
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState(given.problems)
  const [failure, setFailure] = useState<string | null>(null)
  const { busy, send } = useApiCall()
  const isWrong = Object.keys(problems).length > 0

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].filter(([name]) => name !== '_csrf')
    const body = Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
    const outcome = await send('api.shipping.asked_addresses.store', { params: { token }, body })
    if (outcome.ok) return onDone()
    setProblems(outcome.fields as Record<string, string>)
    setFailure(Object.keys(outcome.fields).length > 0 ? null : outcome.message)
    focusFirstError(form.current)
  }

  return (
    <form
      ref={form}
      method="post"
      action={urlFor('shipping.answer_asked_address', { token })}
      onSubmit={submit}
      noValidate
      className="grid gap-4"
    >
      <input type="hidden" name="_csrf" value={csrfToken} />
      {(isWrong || failure) && (
        <Notice tone="danger">{failure ?? t('asked_address.problem')}</Notice>
      )}
      <RequestedAddressFields
        countries={countries}
        states={states}
        values={values}
        problems={problems}
      />
      <Button type="submit" size="lg" full busy={busy} busyLabel={t('asked_address.sending')}>
        {t('asked_address.send')}
      </Button>
    </form>
  )
}

type RequestedAddressFieldsProps = Pick<
  RequestedAddressFormProps,
  'countries' | 'states' | 'values' | 'problems'
>

function RequestedAddressFields({
  countries,
  states,
  values,
  problems,
}: RequestedAddressFieldsProps) {
  const t = useRequestedAddressWords()
  return (
    <>
      {TEXTS.map(({ name, label, ...input }) => (
        <RequestedAddressText
          key={name}
          name={name}
          label={label}
          {...input}
          value={values[name]}
          problem={problems[name]}
        />
      ))}
      <Field label={t('asked_address.country')} required error={problems.country}>
        <NativeSelect
          name="country"
          options={countries}
          defaultValue={values.country ?? HOME}
          autoComplete="country-name"
        />
      </Field>
      <RequestedAddressText
        name="state"
        label="state"
        autoComplete="address-level1"
        list="states"
        isRequired
        value={values.state}
        problem={problems.state}
      />
      <datalist id="states">
        {states.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <RequestedAddressText
        name="city"
        label="city"
        autoComplete="address-level2"
        isRequired
        value={values.city}
        problem={problems.city}
      />
      <RequestedAddressText
        name="postalCode"
        label="postalCode"
        autoComplete="postal-code"
        value={values.postalCode}
        problem={problems.postalCode}
      />
    </>
  )
}

type FieldLabelKey = (typeof TEXTS)[number]['label'] | 'state' | 'city' | 'postalCode'

interface RequestedAddressTextProps {
  name: string
  label: FieldLabelKey
  autoComplete: string
  type?: 'tel' | 'email'
  list?: string
  isRequired?: boolean
  value?: string
  problem?: string
}

const HINTS = {
  phone: 'asked_address.phoneHint',
  email: 'asked_address.emailHint',
  address: 'asked_address.addressHint',
  landmark: 'asked_address.landmarkHint',
  city: 'asked_address.cityHint',
  postalCode: 'asked_address.postalCodeHint',
} as const

function RequestedAddressText({
  label,
  isRequired = false,
  value,
  problem,
  ...input
}: RequestedAddressTextProps) {
  const t = useRequestedAddressWords()
  return (
    <Field
      label={t(`asked_address.${label}`)}
      hint={label in HINTS ? t(HINTS[label as keyof typeof HINTS]) : undefined}
      required={isRequired}
      optional={!isRequired}
      error={problem}
    >
      <TextInput {...input} defaultValue={value} maxLength={input.type === 'email' ? 254 : 90} />
    </Field>
  )
}
