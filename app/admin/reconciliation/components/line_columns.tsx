import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import type { Column } from '~/ui/data_table'
import { Weight } from '~/ui/weight'
import type { Finding } from '#admin/reconciliation/rules/invoice_words'
import { Findings } from './findings'

/** What a line shows, kept or only looked at. */
export interface ShownLine {
  rowNumber: number
  waybill: string | null
  reference: string | null
  trackingNumber: string | null
  billedText: string
  partsText: string
  costText: string | null
  estimateText: string | null
  chargedText: string | null
  differenceText: string | null
  isAbove: boolean
  billedKg: number | null
  ourKg: number | null
  findings: { finding: Finding; text: string }[]
}

function Parcel({ line }: { line: ShownLine }) {
  const { waybill, reference, trackingNumber, rowNumber } = line
  return (
    <>
      <span className="tabular font-medium break-all">{waybill ?? reference}</span>
      <span className="block text-ink-muted">
        Row {rowNumber}
        {trackingNumber && (
          <>
            {', '}
            <Link
              href={urlFor('shipping.shipment', { number: trackingNumber })}
              className="tabular underline"
            >
              {trackingNumber}
            </Link>
          </>
        )}
      </span>
    </>
  )
}

function Billed({ line: { billedText, partsText, costText } }: { line: ShownLine }) {
  return (
    <>
      {billedText}
      {costText && <span className="block text-ink-muted">{costText}</span>}
      {partsText.includes(',') && (
        <span className="ml-auto block max-w-36 text-xs whitespace-normal text-ink-muted max-sm:hidden">
          {partsText}
        </span>
      )}
    </>
  )
}

function Estimate({ line: { estimateText, differenceText, isAbove } }: { line: ShownLine }) {
  return (
    <>
      {estimateText ?? 'None'}
      {differenceText && (
        <span className={isAbove ? 'block text-danger' : 'block text-ink-muted'}>
          {differenceText}
        </span>
      )}
    </>
  )
}

function Weights({ line: { billedKg, ourKg } }: { line: ShownLine }) {
  return (
    <>
      {billedKg !== null && <Weight kg={billedKg} />}
      {ourKg !== null && (
        <span className="block text-ink-muted">
          Ours <Weight kg={ourKg} />
        </span>
      )}
    </>
  )
}

export function lineColumns<Line extends ShownLine>(): Column<Line>[] {
  const rest = { sortable: false }
  return [
    {
      ...{ id: 'waybill', header: 'Parcel', phone: 'title', ...rest },
      value: ({ waybill, reference }) => waybill ?? reference,
      cell: (line) => <Parcel line={line} />,
    },
    {
      ...{ id: 'findings', header: 'Found', phone: 'line', ...rest },
      value: ({ findings }) => findings.map(({ text }) => text).join(', ') || 'Matched',
      cell: ({ findings }) => <Findings findings={findings} />,
    },
    {
      ...{ id: 'billed', header: 'Billed', numeric: true, phone: 'end', ...rest },
      value: ({ billedText }) => billedText,
      cell: (line) => <Billed line={line} />,
    },
    {
      ...{ id: 'estimate', header: 'Estimate', numeric: true, phone: 'labelled', ...rest },
      value: ({ estimateText }) => estimateText ?? 'None',
      cell: (line) => <Estimate line={line} />,
    },
    {
      ...{ id: 'charged', header: 'We charged', numeric: true, phone: 'labelled', ...rest },
      value: ({ chargedText }) => chargedText ?? 'None',
    },
    {
      ...{ id: 'weight', header: 'Weight', numeric: true, phone: 'labelled', ...rest },
      value: ({ billedKg }) => billedKg,
      cell: (line) => <Weights line={line} />,
    },
  ]
}
