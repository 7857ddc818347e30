import { type FormEvent, useState } from 'react'
import { router } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { addresses } from '~/addresses'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { NativeSelect } from '~/ui/native_select'
import { NumberInput } from '~/ui/number_input'

/** Where most parcels go. Every other country is on the rates page. */
const DESTINATIONS = [
  { value: 'GB', label: 'United Kingdom' },
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
  { value: 'DE', label: 'Germany' },
  { value: 'FR', label: 'France' },
  { value: 'IE', label: 'Ireland' },
  { value: 'AE', label: 'United Arab Emirates' },
  { value: 'CN', label: 'China' },
  { value: 'GH', label: 'Ghana' },
  { value: 'KE', label: 'Kenya' },
  { value: 'ZA', label: 'South Africa' },
]

/** Asks the rates page, which answers. Works as a plain form before any script. */
export function RateTeaser() {
  const [busy, setBusy] = useState(false)
  const action = addresses.rates

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = Object.fromEntries(new FormData(event.currentTarget))
    router.get(action, data, { onStart: () => setBusy(true), onFinish: () => setBusy(false) })
  }

  return (
    <form
      action={action}
      method="get"
      onSubmit={submit}
      aria-labelledby="rate-teaser"
      className="rounded border bg-surface-raised p-4 shadow-raised sm:p-6"
    >
      <h2 id="rate-teaser" className="text-lg font-semibold">
        What will it cost?
      </h2>
      <input type="hidden" name="export" value="1" />
      <input type="hidden" name="originCountry" value="NG" />
      <div className="mt-3 grid items-end gap-3 sm:grid-cols-[1fr_8rem_auto]">
        <Field label="From Nigeria to">
          <NativeSelect name="destinationCountry" options={DESTINATIONS} />
        </Field>
        <Field label="Weight (Kg)">
          <NumberInput name="weight" decimals={3} defaultValue="1" maxLength={9} />
        </Field>
        <Button type="submit" busy={busy}>
          See prices
        </Button>
      </div>
      <p className="mt-3 text-sm text-ink-muted">
        Another country, or a parcel within Nigeria?{' '}
        <Link href={action} className="link">
          All routes and sizes
        </Link>
      </p>
    </form>
  )
}
