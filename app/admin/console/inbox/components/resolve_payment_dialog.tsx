import type { Data } from '@generated/data'
import type { BodyOf } from '~/api/call_types'
import { callApi } from '~/api/call_api'
import { useSecondPersonRule } from '#identity/approvals/components/use_approval'
import { COMMENT_FIELD } from '#admin/console/components/comment_field'
import { RecordDialog } from '#admin/console/components/record_dialog'
import type { RecordField } from '#admin/console/components/record_fields'
import { INBOX_PROPS } from './inbox_data'

type Payment = Data.Wallet.Funding.UnmatchedPayment.Variants['forConsole']

type ResolvePaymentBody = BodyOf<'api.wallet.payments_for_attention.update'>

interface ResolvePaymentDialogProps {
  payment: Payment
  open: boolean
  onClose: () => void
}

export function ResolvePaymentDialog({ payment, ...dialog }: ResolvePaymentDialogProps) {
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
      only={INBOX_PROPS}
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
