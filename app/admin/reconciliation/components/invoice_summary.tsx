import type { Data } from '@generated/data'
import { useSend } from '~/api/use_send'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { StatCard } from '~/ui/stat_card'
import { toast } from '~/ui/toast'
import type { Finding } from '#admin/reconciliation/rules/invoice_words'
import type { ShownInvoice } from './invoice_table'
import { readAnew } from './read_anew'

export type Counts = Data.Admin.Reconciliation.InvoiceCounts

const lines = (number: number) =>
  `${number.toLocaleString('en-NG')} ${number === 1 ? 'line' : 'lines'}`

/** What the invoice asks for, whether its lines come to that, and how they stand. */
export function InvoiceSummary({ invoice, counts }: { invoice: ShownInvoice; counts: Counts }) {
  const { totalText, linesText, differenceText } = invoice
  const of = (wanted: string) => counts.states.find(({ status }) => status === wanted)
  const [open, disputed] = [of('open'), of('disputed')]
  return (
    <>
      {differenceText && (
        <Notice tone="warning" title={`The lines differ from the total by ${differenceText}`}>
          The invoice states {totalText}; its lines come to {linesText}.
        </Notice>
      )}
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <StatCard
          label="Total of the invoice"
          value={totalText}
          hint={differenceText ? undefined : 'Its lines come to the same, to the cent'}
        />
        <StatCard
          label="Open"
          value={open?.sumText ?? 'Nothing'}
          hint={open && lines(open.lines)}
        />
        <StatCard
          label="Disputed"
          value={disputed?.sumText ?? 'Nothing'}
          hint={disputed && lines(disputed.lines)}
        />
        <StatCard label="Credited by the courier" value={counts.creditedText ?? 'Nothing'} />
      </div>
    </>
  )
}

interface AcceptOpenProps {
  invoice: ShownInvoice
  counts: Counts
  /** Of those alone, where the list shows them alone. */
  finding: Finding | undefined
}

/** Accepts what is open, of what the list shows. */
export function AcceptOpen({ invoice, counts, finding }: AcceptOpenProps) {
  const { busy, send } = useSend()
  const found = counts.findings.find((one) => one.finding === finding)
  const open = finding ? (found?.open ?? 0) : invoice.openLines
  if (open === 0) return null

  async function accept() {
    const call = { params: { id: invoice.id }, body: { finding: finding ?? null } }
    const outcome = await send('api.admin.invoice_acceptances.update', call)
    if (!outcome.ok) return toast.error(outcome.message)
    toast.success(outcome.body.message)
    readAnew()
  }

  return (
    <Button variant="secondary" onClick={accept} busy={busy} busyLabel="Accepting...">
      Accept {lines(open)}
      {found && `: ${found.text}`}
    </Button>
  )
}
