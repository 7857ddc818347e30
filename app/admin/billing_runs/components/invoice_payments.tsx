import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { changeUrl } from '~/url/use_url_query'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Disclosure } from '~/ui/disclosure'
import { formatNaira } from '~/ui/money'
import type { BillingInvoiceData } from '#shipping/invoicing/components/invoice_badge'

type InvoiceMatchRow = Data.Admin.BillingRuns.InvoiceMatch
type MatchablePayment = Data.Admin.BillingRuns.Payment

interface InvoicePaymentsProps {
  invoice: BillingInvoiceData
  matches: InvoiceMatchRow[]
  payments: MatchablePayment[]
  /** The cursor of older payments; null at the end. */
  older: string | null
  hasNewer: boolean
}

export function InvoicePayments(props: InvoicePaymentsProps) {
  const { invoice, matches, payments, older, hasNewer } = props
  return (
    <Card title="Settled by" description={`${invoice.openText} is open.`}>
      {matches.length === 0 ? (
        <p className="text-sm text-ink-muted">No payments yet.</p>
      ) : (
        <ul className="divide-y text-sm">
          {matches.map(({ id, kindText, comment, dayText, amount, matchedBy }) => (
            <li key={id} className="flex justify-between gap-4 py-2">
              <span className="min-w-0 break-words">
                {comment}
                <span className="block text-ink-muted">
                  {`${kindText}, ${dayText}, ${matchedBy ? `by ${matchedBy}` : 'automatically'}`}
                </span>
              </span>
              <span className="tabular shrink-0">{formatNaira(amount)}</span>
            </li>
          ))}
        </ul>
      )}
      {(payments.length > 0 || hasNewer) && (
        <Disclosure title="Match a payment by hand">
          <PaymentList invoice={invoice} payments={payments} />
          <div className="flex justify-between gap-4">
            {hasNewer && <PaymentPageButton label="Latest payments" payments={null} />}
            {older && <PaymentPageButton label="Older payments" payments={older} />}
          </div>
        </Disclosure>
      )}
    </Card>
  )
}

function PaymentList({ invoice, payments }: Pick<InvoicePaymentsProps, 'invoice' | 'payments'>) {
  const { busy, send } = useApiCall()

  async function match(entryId: number) {
    const params = { id: invoice.id }
    const outcome = await send('api.admin.invoice_decisions.match', { params, body: { entryId } })
    if (showOutcome(outcome)) router.reload()
  }

  return (
    <ul className="divide-y text-sm">
      {payments.map(({ entryId, comment, dayText, amount, free }) => (
        <li key={entryId} className="flex items-center justify-between gap-4 py-2">
          <span className="min-w-0 break-words">
            {comment}
            <span className="block text-ink-muted">{`${dayText}, ${formatNaira(amount)}, ${formatNaira(free)} unused`}</span>
          </span>
          <Button size="sm" variant="secondary" disabled={busy} onClick={() => match(entryId)}>
            Match <span className="sr-only">{`${formatNaira(amount)} of ${dayText}`}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

const PAYMENT_PROPS = ['payments', 'olderPayments', 'hasNewerPayments']

function PaymentPageButton({ label, payments }: { label: string; payments: string | null }) {
  return (
    <Button
      size="sm"
      variant="ghost"
      onClick={() => changeUrl({ payments }, { only: PAYMENT_PROPS })}
    >
      {label}
    </Button>
  )
}
