import { useState } from 'react'
import { useSend } from '~/api/use_send'
import { tell } from '~/api/tell'
import type { Refusal } from '~/hooks/api_outcome'
import type { Check } from '#shared/http/rules/field_checks'
import { addressChecks } from '#shipping/booking/rules/booking_rules'
import { HOME_POSTAL_CODE } from '#shipping/booking/rules/home_postal_code'
import {
  type AddressEntry,
  blankForm,
  type BookingForm,
  picksCity,
} from '#shipping/booking/components/form/form_model'
import { withSavedAddress } from '#shipping/booking/components/form/known_addresses'
import type { FormHandle } from '#shipping/booking/components/form/use_booking_form'
import { localGovernmentsOf } from '#shipping/places/rules/local_governments'
import { landmarkCheck } from '#shipping/addresses/rules/book_rules'
import type { Entry, Side } from './book_types'

const NOBODY = { fullname: '', email: '', phoneNumber: '' }

/** What an entry of the book has beside what a booking asks for. */
export interface Beside {
  landmark: string
  lga: string
  shared: boolean
  groups: number[]
}

function formOf(entry: Entry | null): BookingForm {
  const blank = blankForm(NOBODY)
  // A receiver is most likely at home, as a sender is.
  if (!entry)
    return { ...blank, destination: { ...blank.origin, postalCode: HOME_POSTAL_CODE.destination } }
  return withSavedAddress(blank, entry.side, { ...entry, landmark: null })
}

function besideOf(entry: Entry | null): Beside {
  return {
    ...{ landmark: entry?.landmark ?? '', lga: entry?.lga ?? '', shared: entry?.shared ?? true },
    groups: entry?.groups.map(({ id }) => id) ?? [],
  }
}

interface Endings {
  onSaved: () => void
  /** What is listed is not what is there. */
  onStale: () => void
}

const STORE = 'api.shipping.book_entries.store'
const UPDATE = 'api.shipping.book_entries.update'

/** The dialog of an address: the same fields and rules as in a booking, and what the book adds. */
export function useEntryForm(entry: Entry | null, { onSaved, onStale }: Endings) {
  // Of what these fields were filled with, however often the list beside them is read again.
  const [version] = useState(entry?.version)
  const [side, setSide] = useState<Side>(entry?.side ?? 'destination')
  const [form, setForm] = useState(() => formOf(entry))
  const [beside, setBeside] = useState(() => besideOf(entry))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { busy, send } = useSend()
  const problems = problemsOf(side, form[side], beside)
  const nameOf = (field: string) => field.slice(field.indexOf('.') + 1)

  function change(update: (form: BookingForm) => BookingForm, ...fields: string[]) {
    setForm(update)
    setRefused((before) => {
      const names = fields.map(nameOf)
      return Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name)))
    })
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

  /** Answers whether it was sent; what is wrong is shown. */
  async function save(): Promise<boolean> {
    if (Object.keys(problems).length > 0) {
      leave(...Object.keys(problems))
      return false
    }
    const body = bodyOf(side, form[side], beside)
    const outcome = await (entry
      ? send(UPDATE, { params: { id: entry.id }, body: { ...body, version } })
      : send(STORE, { body }))
    if (!outcome.ok) {
      setRefused(outcome.fields)
      setRefusal(outcome)
      if (outcome.code === 'E_CONFLICT') onStale()
      return false
    }
    tell(outcome)
    onSaved()
    return true
  }

  return {
    ...{ side, handle, entry: form[side], beside, busy, refusal, save },
    put: (next: Partial<Beside>) => setBeside((before) => ({ ...before, ...next })),
    /** Who was a sender is a receiver now, at the same place. */
    turn(next: Side) {
      setForm((before) => ({ ...before, [next]: before[side] }))
      setSide(next)
    },
  }
}

export type EntryForm = ReturnType<typeof useEntryForm>

function problemsOf(side: Side, entry: AddressEntry, { landmark }: Beside) {
  const checks: [string, Check, unknown][] = Object.entries(addressChecks(side, entry.country)).map(
    ([name, check]) => [name, check, entry[name as keyof AddressEntry]]
  )
  const found = [...checks, ['landmark', landmarkCheck, landmark] as const].flatMap(
    ([name, check, value]) => {
      const problem = check(value)
      return problem ? [[name, problem] as const] : []
    }
  )
  return Object.fromEntries(found)
}

function bodyOf(side: Side, entry: AddressEntry, { landmark, lga, shared, groups }: Beside) {
  return {
    ...{ side, fullname: entry.fullname.trim(), email: entry.email.trim() },
    ...{ phoneNumber: entry.phoneNumber.trim(), address: entry.address.trim() },
    ...{ landmark: landmark.trim() || null, shared, groups },
    ...{ lga: localGovernmentsOf(entry.state).includes(lga) ? lga : null },
    ...{ country: entry.country, state: entry.state, cityName: entry.cityName.trim() || null },
    ...{ city: (picksCity(entry) && entry.city) || null, postalCode: entry.postalCode.trim() },
  }
}
