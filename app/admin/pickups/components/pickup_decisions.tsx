import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { callApi } from '~/api/call_api'
import { useUrlDialog } from '~/url/use_url_dialog'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Button } from '~/ui/button'
import { RecordDialog } from '#admin/console/components/record_dialog'

type Pickup = Data.Shipping.Carriers.Pickups.StaffPickup
type PickupDecision = Pickup['decisions'][number]

const PICKUP_DECISION_LABELS: Record<PickupDecision, string> = {
  booked: 'Mark booked',
  order_again: 'Order again',
  done: 'Mark done',
  canceled: 'Mark cancelled',
}

export function PickupDecisions({ pickup }: { pickup: Pickup }) {
  const { opened, open, dialog } = useUrlDialog(pickup.decisions, { rows: [pickup] })
  if (pickup.decisions.length === 0) return null
  return (
    <div className="no-print flex flex-wrap gap-2">
      {pickup.decisions.map((decision) => (
        <Button key={decision} size="sm" variant="secondary" onClick={() => open(decision, pickup)}>
          {PICKUP_DECISION_LABELS[decision]}{' '}
          <span className="sr-only">{pickup.sender?.fullname}</span>
        </Button>
      ))}
      {opened?.view === 'booked' && (
        <PickupNumberDialog key={opened.key} {...dialog} pickup={pickup} />
      )}
      {opened && opened.view !== 'booked' && (
        <ConfirmPickupDialog {...dialog} pickup={pickup} decision={opened.view} />
      )}
    </div>
  )
}

type PickupDialogProps = { pickup: Pickup; open: boolean; onClose: () => void }

function PickupNumberDialog({ pickup, ...dialog }: PickupDialogProps) {
  const { id } = pickup
  return (
    <RecordDialog<{ number: string }>
      {...dialog}
      title={`Booked with ${pickup.carrierName}`}
      description="Order the pickup with the courier first. The customer will see the day and this number."
      fields={[
        {
          type: 'text',
          name: 'number',
          label: 'Number',
          maxLength: 60,
          hint: 'The number that the courier gave you.',
          check: (value) =>
            String(value ?? '').length < 2 ? '"Number" must have at least 2 characters' : null,
        },
      ]}
      initial={{ number: '' }}
      save={({ number }) =>
        callApi('api.shipping.pickup_settlements.update', {
          params: { id },
          body: { decision: 'booked', number },
        })
      }
      submitLabel="Save"
      busyLabel="Saving..."
    />
  )
}

const PICKUP_CONFIRMATIONS = {
  order_again: {
    title: 'Order this pickup again?',
    words:
      'First make sure that the courier is not coming already: a second order may be charged. We order it for the next day with pickups.',
    confirm: 'Order again',
  },
  done: {
    title: 'Is this pickup done?',
    words: 'The courier has been there and has the parcels.',
    confirm: 'Mark done',
  },
  canceled: {
    title: 'Is this pickup cancelled?',
    words:
      'The courier knows that it does not have to come, or was never asked. If the pickup is being moved, we then order it for its new day.',
    confirm: 'Mark cancelled',
  },
} as const

function ConfirmPickupDialog({
  pickup,
  decision,
  ...dialog
}: PickupDialogProps & { decision: Exclude<PickupDecision, 'booked'> }) {
  const { title, words, confirm } = PICKUP_CONFIRMATIONS[decision]
  const params = { id: pickup.id }
  return (
    <ConfirmDialog
      {...dialog}
      title={title}
      act={() => callApi('api.shipping.pickup_settlements.update', { params, body: { decision } })}
      onEnd={() => router.reload()}
      cancelLabel="Back"
      submitLabel={confirm}
      busyLabel="Saving..."
    >
      <p>{words}</p>
    </ConfirmDialog>
  )
}
