import { useState } from 'react'
import type { Data } from '@generated/data'
import { router } from '@inertiajs/react'
import type { AnswerOf } from '~/api/calls'
import { addressOf } from '~/api/send'
import { useSend } from '~/api/use_send'
import { urlFor } from '~/client'
import type { Outcome } from '~/hooks/api_outcome'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Field } from '~/ui/field'
import { FileInput } from '~/ui/file_input'
import { Notice } from '~/ui/notice'
import { Tabs } from '~/ui/tabs'
import { Textarea } from '~/ui/textarea'
import { MAX_SHEET_BYTES } from '#shipping/batches/rules/sheet_fields'
import { PastPicker } from './past_picker'

type Answered = Outcome<AnswerOf<'api.shipping.batch_sheets.paste'>>

interface SourcesProps {
  past?: Data.Shipping.Batches.SendableShipment[]
}

/** The three ways in which parcels come: a file, what was copied out of a spreadsheet, what was sent before. */
export function BatchSources({ past }: SourcesProps) {
  const [failure, setFailure] = useState<string | null>(null)

  function take(outcome: Answered) {
    if (!outcome.ok) return setFailure(outcome.message)
    router.visit(urlFor('shipping.batch', { id: outcome.body.data.id }))
  }

  return (
    <Card title="Bring your parcels">
      {failure && (
        <Notice tone="danger" title="Nothing was brought in" className="mb-4">
          {failure}
        </Notice>
      )}
      <Tabs
        label="Where your parcels are"
        tabs={[
          { id: 'file', label: 'A sheet', content: <FromFile onAnswer={take} /> },
          { id: 'paste', label: 'Copied rows', content: <FromText onAnswer={take} /> },
          {
            id: 'past',
            label: 'Past shipments',
            content: <PastPicker past={past} onAnswer={take} />,
          },
        ]}
      />
    </Card>
  )
}

export interface SourceProps {
  onAnswer: (outcome: Answered) => void
}

function FromFile({ onAnswer }: SourceProps) {
  const [file, setFile] = useState<File | null>(null)
  const { busy, send } = useSend()
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-muted">
        New here? Download an empty sheet, as{' '}
        <a
          className="underline"
          href={addressOf('api.shipping.batch_sheets.template', { query: { format: 'xlsx' } })}
        >
          Excel
        </a>{' '}
        or{' '}
        <a
          className="underline"
          href={addressOf('api.shipping.batch_sheets.template', { query: { format: 'csv' } })}
        >
          CSV
        </a>
        . A sheet of your own shop works too: we know the orders of Shopify, WooCommerce, eBay, Etsy
        and Amazon, and find other columns by their headings.
      </p>
      <Field label="Sheet" hint="Excel (.xlsx) or CSV, at most 5 MB and 1,000 rows.">
        <FileInput
          accept=".csv,.xlsx,text/csv"
          maxBytes={MAX_SHEET_BYTES}
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

function FromText({ onAnswer }: SourceProps) {
  const [text, setText] = useState('')
  const { busy, send } = useSend()
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
