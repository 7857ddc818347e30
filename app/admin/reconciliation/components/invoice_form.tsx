import { useState } from 'react'
import { useApiForm } from '~/api/use_api_form'
import { send } from '~/api/send'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { DateInput } from '~/ui/date_input'
import { todayIso } from '~/ui/dates'
import { Field } from '~/ui/field'
import { FileInput } from '~/ui/file_input'
import { NativeSelect } from '~/ui/native_select'
import { Notice } from '~/ui/notice'
import { NumberInput } from '~/ui/number_input'
import { TextInput } from '~/ui/text_input'
import { typedNumber } from '#shared/http/rules/field_checks'
import type { Preview } from './columns_form'
import { COURIERS } from './invoice_table'

const MOST_BYTES = 16_777_216

const EMPTY = { carrier: 'dhl', number: '', day: todayIso(), currency: 'USD', total: '' }
type Entered = typeof EMPTY

/** What was looked at, to be sent again as it was. */
export interface Looked {
  head: ReturnType<typeof headOf>
  file: File
  preview: Preview
}

function headOf({ carrier, total, ...rest }: Entered) {
  return { ...rest, carrier: carrier as 'dhl', total: typedNumber(total) ?? 0 }
}

const needed = (label: string) => (value: string) =>
  value.trim() ? null : `"${label}" should not be empty`

const CHECKS = {
  number: needed('Invoice number'),
  day: needed('Invoice date'),
  currency: (value: string) =>
    /^[A-Za-z]{3}$/.test(value.trim()) ? null : 'Please enter three letters, e.g. USD',
  total: (value: string) =>
    Number.isFinite(typedNumber(value) ?? Number.NaN) ? null : 'Please enter the amount',
}

/** What the invoice says of itself, with its file; then what its lines say is shown. */
export function InvoiceForm({ onLooked }: { onLooked: (looked: Looked | null) => void }) {
  const [file, setFile] = useState<File | null>(null)
  const { form, values, problems, refusal, busy, set, submit } = useApiForm({
    initial: EMPTY,
    checks: CHECKS,
    send: (entered) =>
      send('api.admin.invoice_previews.store', { query: headOf(entered), body: { file: file! } }),
    done: ({ data }, entered) => onLooked({ head: headOf(entered), file: file!, preview: data }),
  })
  const change = (name: keyof Entered) => (value: string) => {
    onLooked(null)
    set(name, value)
  }
  return (
    <Card title="Invoice">
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
        {refusal && (
          <Notice tone="danger" title="Nothing was imported" className="whitespace-pre-line">
            {refusal.message}
          </Notice>
        )}
        <HeadFields values={values} problems={problems} change={change} />
        <Field label="File" hint="A CSV of at most 16 MB, as the courier sends it." required>
          <FileInput
            accept=".csv,text/csv"
            maxBytes={MOST_BYTES}
            onChange={(next) => {
              onLooked(null)
              setFile(next)
            }}
          />
        </Field>
        <div>
          <Button type="submit" disabled={!file} busy={busy} busyLabel="Reading...">
            Check the Lines
          </Button>
        </div>
      </form>
    </Card>
  )
}

interface HeadFieldsProps {
  values: Entered
  problems: Partial<Record<keyof Entered, string>>
  change: (name: keyof Entered) => (value: string) => void
}

function HeadFields({ values, problems, change }: HeadFieldsProps) {
  const text = (name: 'number' | 'currency', maxLength: number) => (
    <TextInput
      name={name}
      value={values[name]}
      onChange={change(name)}
      maxLength={maxLength}
      autoComplete="off"
    />
  )
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-5">
      <Field label="Courier" error={problems.carrier} required>
        <NativeSelect
          name="carrier"
          options={COURIERS}
          value={values.carrier}
          onChange={change('carrier')}
        />
      </Field>
      <Field label="Invoice number" error={problems.number} required>
        {text('number', 40)}
      </Field>
      <Field label="Invoice date" error={problems.day} required>
        <DateInput name="day" value={values.day} onChange={change('day')} />
      </Field>
      <Field label="Currency" error={problems.currency} required>
        {text('currency', 3)}
      </Field>
      <Field label="Stated total" error={problems.total} required>
        <NumberInput name="total" value={values.total} onChange={change('total')} />
      </Field>
    </div>
  )
}
