import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { showOutcome } from '~/api/show_outcome'
import { callApi } from '~/api/call_api'
import { useApiCall } from '~/api/use_api_call'
import { useUrlDialog } from '~/url/use_url_dialog'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Button } from '~/ui/button'
import { commentField } from '#admin/console/components/comment_field'
import { RecordDialog } from '#admin/console/components/record_dialog'

type Order = Data.Shipping.Carriers.Attempts.UnfinishedOrder
type OrderDecision = Order['decisions'][number]
type ConfirmedOrderDecision = Exclude<OrderDecision, 'ask'>

/** Decisions that need input or confirmation. */
const needsDialog = (decision: OrderDecision): decision is ConfirmedOrderDecision =>
  decision !== 'ask'

const ORDER_DECISION_LABELS: Record<OrderDecision, string> = {
  adopt: 'Enter its number',
  ask: 'Ask now',
  book_again: 'Order again',
  give_up: 'Give up',
  settle: 'Settled',
}

export function OrderDecisions({ order }: { order: Order }) {
  const { opened, open, dialog } = useUrlDialog(order.decisions.filter(needsDialog), {
    rows: [order],
  })
  const call = useApiCall()

  async function submitDecision() {
    const body = { decision: 'ask' } as const
    showOutcome(
      await call.send('api.shipping.courier_orders.update', { params: { id: order.id }, body })
    )
    router.reload()
  }

  return (
    <div className="flex flex-wrap gap-2">
      {order.decisions.map((decision) => (
        <Button
          key={decision}
          size="sm"
          variant="secondary"
          busy={decision === 'ask' && call.busy}
          onClick={() => (needsDialog(decision) ? open(decision, order) : void submitDecision())}
        >
          {ORDER_DECISION_LABELS[decision]} <span className="sr-only">{order.trackingNumber}</span>
        </Button>
      ))}
      {opened?.view === 'adopt' && <AdoptDialog key={opened.key} {...dialog} order={order} />}
      {opened?.view === 'book_again' && <OrderAgainDialog {...dialog} order={order} />}
      {(opened?.view === 'give_up' || opened?.view === 'settle') && (
        <CommentDialog key={opened.key} {...dialog} order={order} decision={opened.view} />
      )}
    </div>
  )
}

interface OrderDecisionDialogProps {
  order: Order
  open: boolean
  onClose: () => void
}

function AdoptDialog({ order, ...dialog }: OrderDecisionDialogProps) {
  return (
    <RecordDialog<{ waybillNumber: string }>
      {...dialog}
      title={`Enter the waybill number of ${order.courier}`}
      description={`Look the parcel up with the courier by the reference ${order.reference}, and enter its waybill number. The sender gets the waybill by e-mail.`}
      fields={[
        {
          type: 'text',
          name: 'waybillNumber',
          label: 'Waybill Number',
          maxLength: 60,
          check: (value) => (value ? null : '"Waybill Number" should not be empty'),
        },
      ]}
      initial={{ waybillNumber: '' }}
      save={({ waybillNumber }) => submitOrderDecision(order, { decision: 'adopt', waybillNumber })}
      submitLabel="Save"
      busyLabel="Saving..."
    />
  )
}

function OrderAgainDialog({ order, ...dialog }: OrderDecisionDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      act={() => submitOrderDecision(order, { decision: 'book_again' })}
      onEnd={() => router.reload()}
      title="Order this parcel again?"
      submitLabel="Order again"
      busyLabel="Ordering..."
    >
      <p>
        First make sure that {order.courier} has no parcel with the reference {order.reference}: a
        second order means a second label, and both are charged.
      </p>
      <p className="mt-3">
        The new order gets its own reference. We look for the first order until tomorrow, and cancel
        it if it turns up.
      </p>
    </ConfirmDialog>
  )
}

const COMMENT_DIALOG_TEXTS = {
  give_up: {
    title: 'Give up this order?',
    description:
      'The parcel will then need attention: retry it later, or void it to refund its price. If the courier made a waybill after all, we cancel it.',
    label: 'Reason',
    hint: 'The customer may read the reason.',
    submit: 'Give up',
  },
  settle: {
    title: 'Settled with the courier?',
    description:
      'The courier made a waybill that nobody needs, and you have settled this with the courier.',
    label: 'Comment',
    hint: 'Your findings. They are saved in the audit log.',
    submit: 'Settled',
  },
} as const

function CommentDialog({
  order,
  decision,
  ...dialog
}: OrderDecisionDialogProps & { decision: 'give_up' | 'settle' }) {
  const { title, description, label, hint, submit } = COMMENT_DIALOG_TEXTS[decision]
  return (
    <RecordDialog<{ comment: string }>
      {...dialog}
      title={title}
      description={description}
      fields={[commentField('comment', { label, hint })]}
      initial={{ comment: '' }}
      save={({ comment }) => submitOrderDecision(order, { decision, comment })}
      submitLabel={submit}
      busyLabel="Saving..."
    />
  )
}

type OrderDecisionBody =
  | { decision: 'book_again' }
  | { decision: 'adopt'; waybillNumber: string }
  | { decision: 'give_up' | 'settle'; comment: string }

function submitOrderDecision({ id }: Order, body: OrderDecisionBody) {
  return callApi('api.shipping.courier_orders.update', { params: { id }, body })
}
