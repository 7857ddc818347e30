import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { callApi } from '~/api/call_api'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { RecordDialog } from '#admin/console/components/record_dialog'

export type Pickup = Data.Shipping.Carriers.Pickups.StaffPickup.Variants['forPage']
export type PickupDecision = Pickup['decisions'][number]

export const PICKUP_DECISION_LABELS: Record<PickupDecision, string> = {
  booked: 'Mark booked',
  order_again: 'Order again',
  done: 'Mark done',
  canceled: 'Mark cancelled',
}

export const PICKUP_DECISIONS = Object.keys(PICKUP_DECISION_LABELS) as PickupDecision[]

interface PickupDialogsProps {
  opened: { view: PickupDecision; key: number; row: Pickup } | null
  dialog: Omit<PickupDialogProps, 'pickup'>
}

export function PickupDialogs({ opened, dialog }: PickupDialogsProps) {
  if (!opened) return null
  const { view, key, row: pickup } = opened
  return view === 'booked' ? (
    <PickupNumberDialog key={key} {...dialog} pickup={pickup} />
  ) : (
    <ConfirmPickupDialog {...dialog} pickup={pickup} decision={view} />
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
