import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { callApi } from '~/api/call_api'
import { useUrlDialog } from '~/url/use_url_dialog'
import { changeUrl } from '~/url/use_url_query'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import type { MenuEntry } from '~/ui/menu'
import { commentField } from '#admin/console/components/comment_field'
import { RecordDialog } from '#admin/console/components/record_dialog'

type Order = Data.Shipping.Carriers.Attempts.UnfinishedOrder
type OrderDecision = Order['decisions'][number]

export const ORDER_DECISION_LABELS: Record<OrderDecision, string> = {
  adopt: 'Enter waybill number',
  ask: 'Check now',
  book_again: 'Send again',
  give_up: 'Cancel order',
  settle: 'Settled',
}

/** Looks the order up with its courier now. */
export function askCourier(id: number) {
  const body = { decision: 'ask' } as const
  return callApi('api.shipping.courier_orders.update', { params: { id }, body })
}

export const canCheck = ({ decisions }: Order) => decisions.includes('ask')

/** The decisions that open a dialog. */
export function orderMenu({ id, decisions }: Order): MenuEntry[] {
  return decisions
    .filter((decision) => decision !== 'ask')
    .map((decision) => ({
      label: ORDER_DECISION_LABELS[decision],
      onSelect: () => changeUrl({ [decision]: id }),
    }))
}

const DIALOGS = ['adopt', 'book_again', 'give_up', 'settle'] as const

interface OrderDialogsProps {
  orders: readonly Order[]
  /** Props to reload after a decision; defaults to all. */
  only?: string[]
}

export function OrderDialogs({ orders, only }: OrderDialogsProps) {
  const { opened, dialog } = useUrlDialog(DIALOGS, { rows: orders })
  if (!opened) return null
  const { key, row: order, view } = opened
  const shared = { ...dialog, order, only }
  if (view === 'adopt') return <AdoptDialog key={key} {...shared} />
  if (view === 'book_again') return <SendAgainDialog key={key} {...shared} />
  return <CommentDialog key={key} {...shared} decision={view} />
}

interface OrderDecisionDialogProps {
  order: Order
  only?: string[]
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

function SendAgainDialog({ order, only, ...dialog }: OrderDecisionDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      act={() => submitOrderDecision(order, { decision: 'book_again' })}
      onEnd={() => router.reload(only ? { only } : {})}
      title="Send this order again?"
      submitLabel="Send again"
      busyLabel="Sending..."
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
    title: 'Cancel this order?',
    description:
      'The parcel will then need attention: retry it later, or void it to refund its price. If the courier made a waybill after all, we cancel it.',
    label: 'Reason',
    hint: 'The customer may read the reason.',
    submit: 'Cancel order',
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
      cancelLabel="Back"
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
