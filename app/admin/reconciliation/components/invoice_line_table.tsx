import { useUrlDialog } from '~/url/use_url_dialog'
import type { ServerListState } from '~/url/use_server_list'
import { callApi } from '~/api/call_api'
import { type TableColumn, DataTable } from '~/ui/data_table'
import type { MenuEntry } from '~/ui/menu'
import { toast } from '~/ui/toast'
import {
  FINDING_LABELS,
  LINE_STATE_LABELS,
  toOptions,
} from '#admin/reconciliation/rules/invoice_labels'
import { InvoiceLineBadge } from './finding_badges'
import { INVOICE_LINE_COLUMNS } from './invoice_line_columns'
import { CreditLineDialog, DisputeLineDialog, type ImportedLineRow } from './invoice_line_dialogs'
import { reloadInvoice } from './reload_invoice'

const [PARCEL, FOUND, ...OTHERS] = INVOICE_LINE_COLUMNS

const STATE_COLUMN: TableColumn<ImportedLineRow> = {
  header: 'State',
  value: 'statusText',
  cell: ({ status, statusText, reason, decidedText, creditedText }) => (
    <>
      <InvoiceLineBadge status={status} text={statusText} />
      {creditedText && <span className="block text-ink-muted">{creditedText} credited</span>}
      {reason && <span className="block break-words text-ink-muted">{reason}</span>}
      {decidedText && <span className="block text-xs text-ink-muted">{decidedText}</span>}
    </>
  ),
  phone: 'line',
}

interface InvoiceLineTableProps {
  list: ServerListState<ImportedLineRow>
  currency: string
}

export function InvoiceLineTable({ list, currency }: InvoiceLineTableProps) {
  const { opened, open, dialog } = useUrlDialog(['dispute', 'credit'], { rows: list.rows })
  return (
    <>
      <DataTable
        label="Lines of the invoice"
        columns={[PARCEL, FOUND, STATE_COLUMN, ...OTHERS]}
        list={list}
        search="Search waybills and tracking numbers"
        rowMenu={(line) => lineMenu(line, open)}
        sentences={{ of: 'lines' }}
        csv
        print
        filters={[
          { name: 'finding', label: 'Found', all: 'All lines', options: toOptions(FINDING_LABELS) },
          {
            name: 'status',
            label: 'State',
            all: 'All states',
            options: toOptions(LINE_STATE_LABELS),
          },
        ]}
      />
      {opened?.view === 'dispute' && (
        <DisputeLineDialog {...dialog} key={opened.key} line={opened.row} />
      )}
      {opened?.view === 'credit' && (
        <CreditLineDialog {...dialog} key={opened.key} line={opened.row} currency={currency} />
      )}
    </>
  )
}

function lineMenu(
  line: ImportedLineRow,
  open: (view: 'dispute' | 'credit', line: ImportedLineRow) => void
): MenuEntry[] {
  const { status, left, canPropose } = line
  const canAccept = status === 'open' || status === 'disputed'
  const canDispute = status === 'open' || status === 'accepted'
  return [
    ...(canAccept
      ? [{ label: 'Accept', onSelect: () => showLineOutcome(acceptInvoiceLine(line)) }]
      : []),
    ...(canDispute ? [{ label: 'Dispute', onSelect: () => open('dispute', line) }] : []),
    ...(left > 0 ? [{ label: 'Record a credit', onSelect: () => open('credit', line) }] : []),
    ...(canPropose
      ? [{ label: 'Propose a reweigh', onSelect: () => showLineOutcome(proposeLineReweigh(line)) }]
      : []),
  ]
}

const acceptInvoiceLine = ({ id }: ImportedLineRow) =>
  callApi('api.admin.invoice_line_decisions.accept', { params: { id } })

const proposeLineReweigh = ({ id }: ImportedLineRow) =>
  callApi('api.admin.invoice_line_decisions.reweigh', { params: { id } })

async function showLineOutcome(
  sent: ReturnType<typeof acceptInvoiceLine> | ReturnType<typeof proposeLineReweigh>
) {
  const outcome = await sent
  if (!outcome.ok) return toast.error(outcome.message)
  toast.success(outcome.body.message)
  reloadInvoice()
}
