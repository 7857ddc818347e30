import { router } from '@inertiajs/react'
import type { BodyOf } from '~/api/call_types'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { Button } from '~/ui/button'
import { Combobox } from '~/ui/combobox'
import { DateInput } from '~/ui/date_input'
import { todayIso } from '~/ui/iso_dates'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import type { Option } from '~/ui/option'
import { Select } from '~/ui/select'
import { TextInput } from '~/ui/text_input'
import { toast } from '~/ui/toast'

interface HandEventFormProps {
  id: number
  events: Option<string>[]
  countries: Option<string>[]
  originCountry: string
}

type HandEventBody = BodyOf<'api.shipping.hand_events.store'>

const requireField = (label: string) => (value: string) =>
  value ? null : `"${label}" should not be empty`

export function HandEventForm({ id, events, countries, originCountry }: HandEventFormProps) {
  const entry = useApiForm({
    initial: { code: '', day: todayIso(), hour: '', countryCode: originCountry, place: '' },
    checks: {
      code: requireField('Event'),
      day: requireField('Day'),
      hour: requireField('Time'),
      countryCode: requireField('Country'),
      place: requireField('Place'),
    },
    renamed: { occurredAt: 'hour' },
    send: ({ code, day, hour, countryCode, place }) =>
      callApi('api.shipping.hand_events.store', {
        params: { id },
        body: {
          code: code as HandEventBody['code'],
          occurredAt: `${day}T${hour}`,
          countryCode,
          place,
        },
      }),
    done({ message }) {
      toast.success(message)
      router.reload()
    },
  })
  return (
    <form
      ref={entry.form}
      noValidate
      onSubmit={entry.submit}
      className="grid items-start gap-4 sm:grid-cols-2"
    >
      {entry.refusal && (
        <Notice tone="danger" className="sm:col-span-full">
          {entry.refusal.message}
        </Notice>
      )}
      <Field label="Event" required className="sm:col-span-full" {...entry.field('code')}>
        <Select options={events} {...entry.bind('code')} placeholder="Choose what happened" />
      </Field>
      <Field label="Day" required {...entry.field('day')}>
        <DateInput {...entry.bind('day')} max={todayIso()} />
      </Field>
      <Field label="Time" hint="Lagos time" required {...entry.field('hour')}>
        <TextInput type="time" {...entry.bind('hour')} />
      </Field>
      <Field label="Country" required {...entry.field('countryCode')}>
        <Combobox
          options={countries}
          value={entry.values.countryCode}
          onChange={(value) => entry.set('countryCode', value ?? '')}
          clearable={false}
        />
      </Field>
      <Field label="Place" hint="Such as Ikeja, Lagos" required {...entry.field('place')}>
        <TextInput {...entry.bind('place')} maxLength={120} autoComplete="off" />
      </Field>
      <Button
        type="submit"
        busy={entry.busy}
        busyLabel="Saving..."
        className="justify-self-start sm:col-span-full"
      >
        Add to the tracking
      </Button>
    </form>
  )
}
