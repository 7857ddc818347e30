import { callApi } from '~/api/call_api'
import { useUrlDialog } from '~/url/use_url_dialog'
import {
  ApproveRequestDialog,
  DeclineRequestDialog,
} from '#admin/approvals/components/approval_dialogs'
import { BVN_DECISIONS, BvnDecisionDialog } from '#admin/console/components/bvn_review_list'
import { COMMENT_FIELD } from '#admin/console/components/comment_field'
import { RecordDialog, type RecordDialogProps } from '#admin/console/components/record_dialog'
import { OrderDialogs } from '#admin/courier_orders/components/order_decisions'
import { DismissJobDialog } from '#admin/health/components/failed_job_list'
import { ReweighDecisionDialog } from '#admin/reweighs/components/reweigh_decision_dialog'
import RowConfirmation from '#shipping/history/components/confirmations/row_confirmation'
import { INBOX_PROPS, type InboxData, reloadInbox } from './inbox_data'
import { InboxNoteDialog } from './inbox_note_dialog'
import { ResolvePaymentDialog } from './resolve_payment_dialog'

/** The dialogs of all actions. Each keeps the address that it has elsewhere. */
export function InboxDialogs({ inbox }: { inbox: InboxData }) {
  return (
    <>
      <ApprovalDialogs rows={inbox.approvals} />
      <ReweighDialogs rows={inbox.reweighs} />
      <BvnDialogs rows={inbox.bvns} />
      <OrderDialogs orders={inbox.orders} only={INBOX_PROPS} />
      <SimpleDialogs inbox={inbox} />
      <CommentDialogs inbox={inbox} />
    </>
  )
}

function ApprovalDialogs({ rows }: { rows: InboxData['approvals'] }) {
  const { opened, dialog } = useUrlDialog(['approveRequest', 'declineRequest'], { rows })
  if (!opened) return null
  const Decision = opened.view === 'approveRequest' ? ApproveRequestDialog : DeclineRequestDialog
  return <Decision key={opened.key} {...dialog} approval={opened.row} only={INBOX_PROPS} />
}

function ReweighDialogs({ rows }: { rows: InboxData['reweighs'] }) {
  const { opened, dialog } = useUrlDialog(['approve', 'drop', 'uphold', 'waive'], { rows })
  if (!opened) return null
  const { key, row, view } = opened
  return (
    <ReweighDecisionDialog key={key} {...dialog} reweigh={row} decision={view} only={INBOX_PROPS} />
  )
}

function BvnDialogs({ rows }: { rows: InboxData['bvns'] }) {
  const { opened, dialog } = useUrlDialog(BVN_DECISIONS, { rows })
  if (!opened) return null
  return (
    <BvnDecisionDialog key={opened.key} {...dialog} review={opened.row} decision={opened.view} />
  )
}

function SimpleDialogs({ inbox }: { inbox: InboxData }) {
  const voiding = useUrlDialog(['void'], { rows: inbox.stuck })
  const payment = useUrlDialog(['payment'], { rows: inbox.payments })
  const job = useUrlDialog(['dismiss'], { rows: inbox.jobs })
  const note = useUrlDialog(['inboxNote'], { rows: inbox.items })
  return (
    <>
      {voiding.opened && (
        <RowConfirmation
          key={voiding.opened.key}
          {...voiding.dialog}
          kind="void"
          row={voiding.opened.row}
          onDone={reloadInbox}
        />
      )}
      {payment.opened && (
        <ResolvePaymentDialog
          key={payment.opened.key}
          {...payment.dialog}
          payment={payment.opened.row}
        />
      )}
      {job.opened && <DismissJobDialog {...job.dialog} job={job.opened.row} onDone={reloadInbox} />}
      {note.opened && (
        <InboxNoteDialog key={note.opened.key} {...note.dialog} item={note.opened.row} />
      )}
    </>
  )
}

function CommentDialogs({ inbox }: { inbox: InboxData }) {
  const waybills = inbox.waybills.map((one) => ({ ...one, id: one.shipmentId }))
  const waybill = useUrlDialog(['waybill'], { rows: waybills })
  const webhook = useUrlDialog(['note'], { rows: inbox.webhooks })
  return (
    <>
      {waybill.opened && (
        <CommentDialog
          key={waybill.opened.key}
          {...waybill.dialog}
          title={`Settle waybill ${waybill.opened.row.waybillNumber}`}
          description={`Cancel the waybill with ${waybill.opened.row.courier} first, so that nobody is charged for it.`}
          save={(body) => {
            const params = { id: waybill.opened!.row.id }
            return callApi('api.shipping.waybill_returns.update', { params, body })
          }}
          submitLabel="Settle"
          busyLabel="Settling..."
        />
      )}
      {webhook.opened && (
        <CommentDialog
          key={webhook.opened.key}
          {...webhook.dialog}
          title={`Resolve ${webhook.opened.row.reference}`}
          description="Look for the payment on the provider’s dashboard first: it may be a test, or somebody else uses the same account."
          save={(body) => {
            const params = { id: webhook.opened!.row.id }
            return callApi('api.wallet.stray_notes.update', { params, body })
          }}
          submitLabel="Resolve"
          busyLabel="Resolving..."
        />
      )}
    </>
  )
}

type Comment = { comment: string }

type CommentDialogProps = Omit<RecordDialogProps<Comment>, 'fields' | 'initial' | 'only'>

/** Ends an item with the findings of staff. */
function CommentDialog(props: CommentDialogProps) {
  return (
    <RecordDialog<Comment>
      {...props}
      fields={[COMMENT_FIELD]}
      initial={{ comment: '' }}
      only={INBOX_PROPS}
    />
  )
}
