import type { Data } from '@generated/data'
import { useAddressed } from '~/address/use_addressed'
import type { Listed } from '~/address/use_listed'
import { send } from '~/api/send'
import { type Column, DataTable } from '~/ui/data_table'
import type { MenuEntry } from '~/ui/menu'
import { toast } from '~/ui/toast'
import { FINDINGS, LINE_STATES } from '#admin/reconciliation/rules/invoice_words'
import { LineBadge } from './findings'
import { lineColumns } from './line_columns'
import { CreditDialog, DisputeDialog } from './line_dialogs'
import { readAnew } from './read_anew'

export type ShownKeptLine = Data.Admin.Reconciliation.InvoiceLine

const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const STATE: Column<ShownKeptLine> = {
  ...{ id: 'status', header: 'State', sortable: false, phone: 'line' },
  value: ({ statusText }) => statusText,
  cell: ({ status, statusText, reason, decidedText, creditedText }) => (
    <>
      <LineBadge status={status} text={statusText} />
      {creditedText && <span className="block text-ink-muted">{creditedText} credited</span>}
      {reason && <span className="block break-words text-ink-muted">{reason}</span>}
      {decidedText && <span className="block text-xs text-ink-muted">{decidedText}</span>}
    </>
  ),
}

interface LineTableProps {
  list: Listed<ShownKeptLine>
  currency: string
}

/** The lines of an invoice, with what can be done about each. */
export function LineTable({ list, currency }: LineTableProps) {
  const { opened, open, dialog } = useAddressed(['dispute', 'credit'], { rows: list.rows })
  const columns = lineColumns<ShownKeptLine>()
  return (
    <>
      <DataTable
        label="Lines of the invoice"
        columns={[...columns.slice(0, 2), STATE, ...columns.slice(2)]}
        list={list}
        searchable
        searchLabel="Search waybills and tracking numbers"
        rowMenu={(line) => menuOf(line, open)}
        sentences={{ of: 'lines', empty: 'No such lines.' }}
        csv
        print
        filters={[
          { name: 'finding', label: 'Found', all: 'All lines', options: optionsOf(FINDINGS) },
          { name: 'status', label: 'State', all: 'All states', options: optionsOf(LINE_STATES) },
        ]}
      />
      {opened?.view === 'dispute' && (
        <DisputeDialog {...dialog} key={opened.turn} line={opened.row} />
      )}
      {opened?.view === 'credit' && (
        <CreditDialog {...dialog} key={opened.turn} line={opened.row} currency={currency} />
      )}
    </>
  )
}

function menuOf(
  line: ShownKeptLine,
  open: (view: 'dispute' | 'credit', line: ShownKeptLine) => void
): MenuEntry[] {
  const { status, left, canPropose } = line
  const canAccept = status === 'open' || status === 'disputed'
  const canDispute = status === 'open' || status === 'accepted'
  return [
    ...(canAccept ? [{ label: 'Accept', onSelect: () => tell(accept(line)) }] : []),
    ...(canDispute ? [{ label: 'Dispute', onSelect: () => open('dispute', line) }] : []),
    ...(left > 0 ? [{ label: 'Record a credit', onSelect: () => open('credit', line) }] : []),
    ...(canPropose ? [{ label: 'Propose a reweigh', onSelect: () => tell(propose(line)) }] : []),
  ]
}

const accept = ({ id }: ShownKeptLine) =>
  send('api.admin.invoice_line_decisions.accept', { params: { id } })

const propose = ({ id }: ShownKeptLine) =>
  send('api.admin.invoice_line_decisions.reweigh', { params: { id } })

/** What came of it, and the lines as they are now. */
async function tell(sent: ReturnType<typeof accept> | ReturnType<typeof propose>) {
  const outcome = await sent
  if (!outcome.ok) return toast.error(outcome.message)
  toast.success(outcome.body.message)
  readAnew()
}
