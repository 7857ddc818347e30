import type { Data } from '@generated/data'
import { useApiCall } from '~/api/use_api_call'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { StatCard } from '~/ui/stat_card'
import { toast } from '~/ui/toast'
import type { InvoiceFinding } from '#admin/reconciliation/rules/invoice_labels'
import type { CarrierInvoiceRow } from './carrier_invoice_badge'
import { reloadInvoice } from './reload_invoice'

export type CarrierInvoiceCounts = Data.Admin.Reconciliation.InvoiceCounts

const formatLineCount = (number: number) =>
  `${number.toLocaleString('en-NG')} ${number === 1 ? 'line' : 'lines'}`

interface CarrierInvoiceSummaryProps {
  invoice: CarrierInvoiceRow
  counts: CarrierInvoiceCounts
}

export function CarrierInvoiceSummary({ invoice, counts }: CarrierInvoiceSummaryProps) {
  const { totalText, linesText, differenceText } = invoice
  const of = (wanted: string) => counts.states.find(({ status }) => status === wanted)
  const [open, disputed] = [of('open'), of('disputed')]
  return (
    <>
      {differenceText && (
        <Notice tone="warning" title={`The lines and the total differ by ${differenceText}`}>
          The invoice states {totalText}; its lines come to {linesText}.
        </Notice>
      )}
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <StatCard
          label="Total of the invoice"
          value={totalText}
          hint={differenceText ? undefined : 'The lines add up to exactly this total'}
        />
        <StatCard
          label="Open"
          value={open?.sumText ?? 'Nothing'}
          hint={open && formatLineCount(open.lines)}
        />
        <StatCard
          label="Disputed"
          value={disputed?.sumText ?? 'Nothing'}
          hint={disputed && formatLineCount(disputed.lines)}
        />
        <StatCard label="Credited by the courier" value={counts.creditedText ?? 'Nothing'} />
      </div>
    </>
  )
}

interface AcceptOpenLinesButtonProps extends CarrierInvoiceSummaryProps {
  finding: InvoiceFinding | undefined
}

export function AcceptOpenLinesButton({ invoice, counts, finding }: AcceptOpenLinesButtonProps) {
  const { busy, send } = useApiCall()
  const found = counts.findings.find((one) => one.finding === finding)
  const open = finding ? (found?.open ?? 0) : invoice.openLines
  if (open === 0) return null

  async function accept() {
    const call = { params: { id: invoice.id }, body: { finding: finding ?? null } }
    const outcome = await send('api.admin.invoice_acceptances.update', call)
    if (!outcome.ok) return toast.error(outcome.message)
    toast.success(outcome.body.message)
    reloadInvoice()
  }

  return (
    <Button variant="secondary" onClick={accept} busy={busy} busyLabel="Accepting...">
      Accept {formatLineCount(open)}
      {found && `: ${found.text}`}
    </Button>
  )
}
