import { useState } from 'react'
import type { Data } from '@generated/data'
import { router } from '@inertiajs/react'
import { apiUrl } from '~/api/call_api'
import { useApiCall } from '~/api/use_api_call'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Field } from '~/ui/field'
import { FileInput } from '~/ui/file_input'
import { FailureNotice } from '~/ui/notice'
import { Tabs } from '~/ui/tabs'
import { Textarea } from '~/ui/textarea'
import { MAX_BATCH_SHEET_BYTES } from '#shipping/batches/rules/sheet_fields'
import {
  PastShipmentsPicker,
  type BatchSourceProps,
  type NewBatchOutcome,
} from './past_shipments_picker'

interface BatchSourcesProps {
  past?: Data.Shipping.Batches.SendableShipment[]
}

export function BatchSources({ past }: BatchSourcesProps) {
  const [failure, setFailure] = useState<string | null>(null)

  function take(outcome: NewBatchOutcome) {
    if (!outcome.ok) return setFailure(outcome.message)
    router.visit(urlFor('shipping.batch', { id: outcome.body.data.id }))
  }

  return (
    <Card title="Add your parcels">
      <FailureNotice title="Nothing was added" text={failure} className="mb-4" />
      <Tabs
        label="Where are your parcels?"
        tabs={[
          { id: 'file', label: 'A sheet', content: <UploadFileCard onAnswer={take} /> },
          { id: 'paste', label: 'Copied rows', content: <PasteRowsCard onAnswer={take} /> },
          {
            id: 'past',
            label: 'Past shipments',
            content: <PastShipmentsPicker past={past} onAnswer={take} />,
          },
        ]}
      />
    </Card>
  )
}

function UploadFileCard({ onAnswer }: BatchSourceProps) {
  const [file, setFile] = useState<File | null>(null)
  const { busy, send } = useApiCall()
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-muted">
        New here? Download an empty sheet, as{' '}
        <a
          className="underline"
          href={apiUrl('api.shipping.batch_sheets.template', { query: { format: 'xlsx' } })}
        >
          Excel
        </a>{' '}
        or{' '}
        <a
          className="underline"
          href={apiUrl('api.shipping.batch_sheets.template', { query: { format: 'csv' } })}
        >
          CSV
        </a>
        . Order files from Shopify, WooCommerce, eBay, Etsy and Amazon work too. We match the
        columns of any other sheet by their headings.
      </p>
      <Field label="Sheet" hint="Excel (.xlsx) or CSV, at most 5 MB and 1,000 rows.">
        <FileInput
          accept=".csv,.xlsx,text/csv"
          maxBytes={MAX_BATCH_SHEET_BYTES}
          label="Choose a sheet"
          onChange={setFile}
        />
      </Field>
      <div>
        <Button
          disabled={!file}
          busy={busy}
          busyLabel="Reading your sheet..."
          onClick={async () =>
            onAnswer(await send('api.shipping.batch_sheets.store', { body: { file: file! } }))
          }
        >
          See the Prices
        </Button>
      </div>
    </div>
  )
}

function PasteRowsCard({ onAnswer }: BatchSourceProps) {
  const [text, setText] = useState('')
  const { busy, send } = useApiCall()
  return (
    <div className="grid gap-4">
      <Field
        label="Rows"
        hint="Copy the rows in your spreadsheet, with their headings, and paste them here."
      >
        <Textarea value={text} onChange={setText} rows={8} spellCheck={false} />
      </Field>
      <div>
        <Button
          disabled={!text.trim()}
          busy={busy}
          busyLabel="Reading your rows..."
          onClick={async () =>
            onAnswer(await send('api.shipping.batch_sheets.paste', { body: { text } }))
          }
        >
          See the Prices
        </Button>
      </div>
    </div>
  )
}
