import type { Data } from '@generated/data'
import { CircleCheck } from 'lucide-react'
import type { BodyOf } from '~/api/call_types'
import { callApi } from '~/api/call_api'
import { useUrlDialog } from '~/url/use_url_dialog'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { PendingApprovals } from '#identity/approvals/components/pending_approvals'
import { useSecondPersonRule } from '#identity/approvals/components/use_approval'
import { COMMENT_FIELD } from './comment_field'
import { RecordDialog } from './record_dialog'
import type { RecordField } from './record_fields'
import { UnlistedRows } from './unlisted_rows'

type Payment = Data.Wallet.Funding.UnmatchedPayment.Variants['forConsole']

interface UnmatchedPaymentListProps {
  payments: Payment[]
  total?: number
}

export function UnmatchedPaymentList({ payments, total }: UnmatchedPaymentListProps) {
  const { opened, open, dialog } = useUrlDialog(['payment'], { rows: payments })
  return (
    <Card id="payments" title="Unmatched payments" padded={false}>
      {payments.length === 0 ? (
        <EmptyState icon={<CircleCheck />} title="No unmatched payments">
          A payment with the wrong amount or reference will show here.
        </EmptyState>
      ) : (
        <ul className="divide-y">
          {payments.map((payment) => (
            <UnmatchedPaymentItem
              key={payment.id}
              payment={payment}
              onResolve={() => open('payment', payment)}
            />
          ))}
        </ul>
      )}
      <UnlistedRows listed={payments.length} total={total} />
      {opened && <ResolvePaymentDialog {...dialog} key={opened.key} payment={opened.row} />}
    </Card>
  )
}

function UnmatchedPaymentItem({ payment, onResolve }: { payment: Payment; onResolve: () => void }) {
  const { amountText, method, owner, username, reference } = payment
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">
          <span className="tabular">{amountText}</span>{' '}
          {method === 'card' ? 'by card' : 'by bank transfer'},{' '}
          {owner ? `requested from ${owner} (${username})` : 'not requested by us'}
        </p>
        <p className="text-sm">{payment.attention}</p>
        <p className="text-sm break-words text-ink-muted">
          {reference}, since{' '}
          <time dateTime={payment.receivedAt} className="tabular">
            {payment.receivedText}
          </time>
        </p>
        <PendingApprovals waiting={payment.waiting} className="mt-2" />
      </div>
      <Button variant="secondary" size="sm" onClick={onResolve}>
        Resolve <span className="sr-only">{reference}</span>
      </Button>
    </li>
  )
}

type ResolvePaymentBody = BodyOf<'api.wallet.payments_for_attention.update'>

interface ResolvePaymentDialogProps {
  payment: Payment
  open: boolean
  onClose: () => void
}

function ResolvePaymentDialog({ payment, ...dialog }: ResolvePaymentDialogProps) {
  const { id, amount, amountText, canBeCredited, username, reference } = payment
  const second = useSecondPersonRule()
  return (
    <RecordDialog<ResolvePaymentBody>
      {...dialog}
      title={`Resolve ${amountText}`}
      description={
        canBeCredited
          ? reference
          : `${reference}. Wallets hold naira only: send it back through the provider, then record that here.`
      }
      fields={canBeCredited ? [...CREDIT_FIELDS, COMMENT_FIELD] : [COMMENT_FIELD]}
      initial={{ credit: canBeCredited, username: username ?? '', comment: '' }}
      save={(sent, approval) =>
        callApi('api.wallet.payments_for_attention.update', {
          params: { id },
          body: canBeCredited ? sent : { ...sent, credit: false, username: null },
          ...approval,
        })
      }
      secondPerson={{
        field: 'comment',
        ruleFor: ({ credit }) =>
          canBeCredited && credit ? second('payment_credit', amount) : null,
      }}
      submitLabel="Resolve"
      busyLabel="Resolving..."
      only={['payments', 'queues']}
    />
  )
}

const CREDIT_FIELDS: RecordField<keyof ResolvePaymentBody>[] = [
  {
    type: 'switch',
    name: 'credit',
    label: 'Credit it to a wallet',
    hint: 'Switch this off if the money was sent back or you settled the payment another way.',
  },
  {
    type: 'email',
    name: 'username',
    label: 'Wallet Owner',
    hint: 'The e-mail address they sign in with. If empty, we credit the person who was asked to pay.',
    optional: true,
    maxLength: 254,
  },
]
