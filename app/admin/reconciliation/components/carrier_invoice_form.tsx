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
import { FailureNotice } from '~/ui/notice'
import { NumberInput } from '~/ui/number_input'
import { TextInput } from '~/ui/text_input'
import { parseTypedNumber } from '#shared/http/rules/field_checks'
import type { InvoicePreviewData } from './invoice_columns_form'
import { COURIER_OPTIONS } from './carrier_invoice_badge'

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
  const { form, values, field, refusal, busy, set, submit } = useApiForm({
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
  const control = (name: keyof InvoiceFormValues) => ({
    name,
    value: values[name],
    onChange: (value: string) => {
      onLooked(null)
      set(name, value)
    },
  })
  return (
    <Card title="Invoice">
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
        <FailureNotice title="Nothing was imported" text={refusal?.message} />
        <InvoiceHeaderFields field={field} control={control} />
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
  field: (name: keyof InvoiceFormValues) => { error?: string }
  control: (name: keyof InvoiceFormValues) => {
    name: string
    value: string
    onChange: (value: string) => void
  }
}

function InvoiceHeaderFields({ field, control }: InvoiceHeaderFieldsProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-5">
      <Field label="Courier" required {...field('carrier')}>
        <NativeSelect options={COURIER_OPTIONS} {...control('carrier')} />
      </Field>
      <Field label="Invoice number" required {...field('number')}>
        <TextInput {...control('number')} maxLength={40} autoComplete="off" />
      </Field>
      <Field label="Invoice date" required {...field('day')}>
        <DateInput {...control('day')} />
      </Field>
      <Field label="Currency" required {...field('currency')}>
        <TextInput {...control('currency')} maxLength={3} autoComplete="off" />
      </Field>
      <Field label="Stated total" required {...field('total')}>
        <NumberInput {...control('total')} />
      </Field>
    </div>
  )
}
