import { useState } from 'react'
import { useApiCall } from '~/api/use_api_call'
import { showOutcome } from '~/api/show_outcome'
import type { ApiRefusal } from '~/api/api_outcome'
import type { Check } from '#shared/http/rules/field_checks'
import { addressFieldChecks } from '#shipping/booking/rules/booking_rules'
import { HOME_POSTAL_CODE } from '#shipping/booking/rules/home_postal_code'
import {
  type AddressEntry,
  blankForm,
  type BookingForm,
  picksCity,
} from '#shipping/booking/components/form/form_model'
import { withSavedAddress } from '#shipping/booking/components/form/form_defaults'
import type { FormHandle } from '#shipping/booking/components/form/use_booking_form'
import { localGovernmentsOf } from '#shipping/places/rules/local_governments'
import { landmarkCheck } from '#shipping/addresses/rules/book_rules'
import type { BookEntryData, AddressSideName } from './book_types'

const EMPTY_PERSON = { fullname: '', email: '', phoneNumber: '' }

export interface BookOnlyFields {
  landmark: string
  lga: string
  shared: boolean
  groups: number[]
}

function bookEntryFormValues(entry: BookEntryData | null): BookingForm {
  const blank = blankForm(EMPTY_PERSON)
  // A new receiver is most likely in Nigeria, like the sender.
  if (!entry)
    return { ...blank, destination: { ...blank.origin, postalCode: HOME_POSTAL_CODE.destination } }
  return withSavedAddress(blank, entry.side, { ...entry, landmark: null })
}

function bookOnlyFieldsOf(entry: BookEntryData | null): BookOnlyFields {
  return {
    landmark: entry?.landmark ?? '',
    lga: entry?.lga ?? '',
    shared: entry?.shared ?? true,
    groups: entry?.groups.map(({ id }) => id) ?? [],
  }
}

interface EntryFormCallbacks {
  onSaved: () => void
  onStale: () => void
}

const STORE = 'api.shipping.book_entries.store'
const UPDATE = 'api.shipping.book_entries.update'

/** The booking form's address fields and rules, plus the fields only the address book has. */
export function useBookEntryForm(
  entry: BookEntryData | null,
  { onSaved, onStale }: EntryFormCallbacks,
  newSide: AddressSideName = 'destination'
) {
  // State, so that a reload of the list does not change the version the user began to edit.
  const [version] = useState(entry?.version)
  const [side, setSide] = useState<AddressSideName>(entry?.side ?? newSide)
  const [form, setForm] = useState(() => bookEntryFormValues(entry))
  const [beside, setBeside] = useState(() => bookOnlyFieldsOf(entry))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null)
  const { busy, send } = useApiCall()
  const problems = entryFormProblems(side, form[side], beside)

  function change(update: (form: BookingForm) => BookingForm, ...fields: string[]) {
    setForm(update)
    setRefused((before) => withoutFields(before, fields.map(nameOf)))
  }

  const leave = (...fields: string[]) => setLeft((all) => new Set([...all, ...fields.map(nameOf)]))
  const handle: FormHandle = {
    value: form,
    problem: (field) =>
      (left.has(nameOf(field)) ? problems[nameOf(field)] : null) ?? refused[nameOf(field)],
    left: (field) => leave(field),
    change,
    choose(update, ...fields) {
      change(update, ...fields)
      leave(...fields)
    },
  }

  /** Resolves to false and shows the errors if the entry was not saved. */
  async function save(): Promise<boolean> {
    if (Object.keys(problems).length > 0) {
      leave(...Object.keys(problems))
      return false
    }
    const body = entryRequestBody(side, form[side], beside)
    const outcome = await (entry
      ? send(UPDATE, { params: { id: entry.id }, body: { ...body, version } })
      : send(STORE, { body }))
    if (!outcome.ok) {
      setRefused(outcome.fields)
      setRefusal(outcome)
      if (outcome.code === 'E_CONFLICT') onStale()
      return false
    }
    showOutcome(outcome)
    onSaved()
    return true
  }

  return {
    side,
    handle,
    entry: form[side],
    beside,
    busy,
    refusal,
    save,
    put: (next: Partial<BookOnlyFields>) => setBeside((before) => ({ ...before, ...next })),
    turn(next: AddressSideName) {
      setForm((before) => ({ ...before, [next]: before[side] }))
      setSide(next)
    },
  }
}

export type BookEntryFormState = ReturnType<typeof useBookEntryForm>

/** Removes the side from a field path: `destination.email` becomes `email`. */
function nameOf(field: string): string {
  return field.slice(field.indexOf('.') + 1)
}

function withoutFields(problems: Record<string, string>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)))
}

function entryFormProblems(
  side: AddressSideName,
  entry: AddressEntry,
  { landmark }: BookOnlyFields
) {
  const checks: [string, Check, unknown][] = Object.entries(
    addressFieldChecks(side, entry.country)
  ).map(([name, check]) => [name, check, entry[name as keyof AddressEntry]])
  const found = [...checks, ['landmark', landmarkCheck, landmark] as const].flatMap(
    ([name, check, value]) => {
      const problem = check(value)
      return problem ? [[name, problem] as const] : []
    }
  )
  return Object.fromEntries(found)
}

function entryRequestBody(
  side: AddressSideName,
  entry: AddressEntry,
  { landmark, lga, shared, groups }: BookOnlyFields
) {
  return {
    side,
    fullname: entry.fullname.trim(),
    email: entry.email.trim(),
    phoneNumber: entry.phoneNumber.trim(),
    address: entry.address.trim(),
    landmark: landmark.trim() || null,
    shared,
    groups,
    lga: localGovernmentsOf(entry.state).includes(lga) ? lga : null,
    country: entry.country,
    state: entry.state,
    cityName: entry.cityName.trim() || null,
    city: (picksCity(entry) && entry.city) || null,
    postalCode: entry.postalCode.trim(),
  }
}
