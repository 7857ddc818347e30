import { useState } from 'react'
import { useApiForm } from '~/api/use_api_form'
import { callApi } from '~/api/call_api'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { DateInput } from '~/ui/date_input'
import { todayIso } from '~/ui/iso_dates'
import { Field } from '~/ui/field'
import { FileInput } from '~/ui/file_input'
import { NativeSelect } from '~/ui/native_select'
import { Notice } from '~/ui/notice'
import { NumberInput } from '~/ui/number_input'
import { TextInput } from '~/ui/text_input'
import { parseTypedNumber } from '#shared/http/rules/field_checks'
import type { InvoicePreviewData } from './invoice_columns_form'
import { COURIER_OPTIONS } from './carrier_invoice_table'

const MAX_INVOICE_BYTES = 16_777_216

const EMPTY_INVOICE = { carrier: 'dhl', number: '', day: todayIso(), currency: 'USD', total: '' }
type InvoiceFormValues = typeof EMPTY_INVOICE

export interface PreviewedInvoice {
  head: ReturnType<typeof toInvoiceHeader>
  file: File
  preview: InvoicePreviewData
}

function toInvoiceHeader({ carrier, total, ...rest }: InvoiceFormValues) {
  return { ...rest, carrier: carrier as 'dhl', total: parseTypedNumber(total) ?? 0 }
}

const requireValue = (label: string) => (value: string) =>
  value.trim() ? null : `"${label}" should not be empty`

const INVOICE_CHECKS = {
  number: requireValue('Invoice number'),
  day: requireValue('Invoice date'),
  currency: (value: string) =>
    /^[A-Za-z]{3}$/.test(value.trim()) ? null : 'Please enter three letters, e.g. USD',
  total: (value: string) =>
    Number.isFinite(parseTypedNumber(value) ?? Number.NaN) ? null : 'Please enter the amount',
}

export function CarrierInvoiceForm({
  onLooked,
}: {
  onLooked: (looked: PreviewedInvoice | null) => void
}) {
  const [file, setFile] = useState<File | null>(null)
  const { form, values, problems, refusal, busy, set, submit } = useApiForm({
    initial: EMPTY_INVOICE,
    checks: INVOICE_CHECKS,
    send: (entered) =>
      callApi('api.admin.invoice_previews.store', {
        query: toInvoiceHeader(entered),
        body: { file: file! },
      }),
    done: ({ data }, entered) =>
      onLooked({ head: toInvoiceHeader(entered), file: file!, preview: data }),
  })
  const change = (name: keyof InvoiceFormValues) => (value: string) => {
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
        <InvoiceHeaderFields values={values} problems={problems} change={change} />
        <Field label="File" hint="A CSV of at most 16 MB, as the courier sends it." required>
          <FileInput
            accept=".csv,text/csv"
            maxBytes={MAX_INVOICE_BYTES}
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

interface InvoiceHeaderFieldsProps {
  values: InvoiceFormValues
  problems: Partial<Record<keyof InvoiceFormValues, string>>
  change: (name: keyof InvoiceFormValues) => (value: string) => void
}

function InvoiceHeaderFields({ values, problems, change }: InvoiceHeaderFieldsProps) {
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
          options={COURIER_OPTIONS}
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
