import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import type { TableColumn } from '~/ui/data_table'
import { NoValue } from '~/ui/no_value'
import { Weight } from '~/ui/weight'
import { FindingBadges } from './finding_badges'

export type InvoiceLineRow = Data.Admin.Reconciliation.InvoicePreview['lines'][number]

function ParcelCell({ line }: { line: InvoiceLineRow }) {
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

function BilledCell({ line: { billedText, partsText, costText } }: { line: InvoiceLineRow }) {
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

function EstimateCell({
  line: { estimateText, differenceText, isAbove },
}: {
  line: InvoiceLineRow
}) {
  return (
    <>
      {estimateText ?? <NoValue />}
      {differenceText && (
        <span className={isAbove ? 'block text-danger' : 'block text-ink-muted'}>
          {differenceText}
        </span>
      )}
    </>
  )
}

function WeightsCell({ line: { billedKg, ourKg } }: { line: InvoiceLineRow }) {
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

export const INVOICE_LINE_COLUMNS = [
  {
    header: 'Parcel',
    value: ({ waybill, reference }) => waybill ?? reference,
    cell: (line) => <ParcelCell line={line} />,
    phone: 'title',
  },
  {
    header: 'Found',
    value: ({ findings }) => findings.map(({ text }) => text).join(', ') || 'Matched',
    cell: ({ findings }) => <FindingBadges findings={findings} />,
    phone: 'line',
  },
  {
    header: 'Billed',
    value: 'billedText',
    cell: (line) => <BilledCell line={line} />,
    numeric: true,
    phone: 'end',
  },
  {
    header: 'Estimate',
    value: 'estimateText',
    cell: (line) => <EstimateCell line={line} />,
    numeric: true,
  },
  {
    header: 'Charged for carriage',
    headerHint: 'When the invoice was imported',
    value: 'chargedText',
    numeric: true,
  },
  {
    header: 'Weight',
    value: 'billedKg',
    cell: (line) => <WeightsCell line={line} />,
    numeric: true,
  },
] as const satisfies TableColumn<InvoiceLineRow>[]
