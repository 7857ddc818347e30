import type { Data } from '@generated/data'
import {
  latestPickupDay,
  PICKUP_DAYS_AHEAD,
  pickupWarning,
  whyNoPickup,
} from '#shipping/shipment/rules/pickup_choice'
import { send } from '~/api/send'
import { tell } from '~/api/tell'
import { useApiForm } from '~/api/use_api_form'
import { useSend } from '~/api/use_send'
import { useAddressedRow } from '~/address/use_addressed_row'
import { Button } from '~/ui/button'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { DateInput } from '~/ui/date_input'
import { todayIso } from '~/ui/dates'
import { Dialog } from '~/ui/dialog'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { TextInput } from '~/ui/text_input'
import { toast } from '~/ui/toast'

type Pickup = NonNullable<Data.Shipping.Shipment.Shipment['pickupArrangement']>

interface PickupProps {
  pickup: Pickup
  onChanged: () => void
}

/** One that is not booked has nothing to cancel. */
const CHANGE = ['changePickup'] as const
const VIEWS = [...CHANGE, 'cancelPickup'] as const

/** Until the cut-off its sender may choose another time, or bring the parcel. */
export function PickupChanges({ pickup, onChanged }: PickupProps) {
  const { opened, open, dialog } = useAddressedRow(pickup.mayCancel ? VIEWS : CHANGE, [pickup])
  return (
    <div className="no-print mt-2 flex flex-wrap gap-2">
      <Button size="sm" variant="secondary" onClick={() => open('changePickup', pickup)}>
        {pickup.mayCancel ? 'Change pickup' : 'Book a pickup'}
      </Button>
      {pickup.mayCancel && (
        <Button size="sm" variant="ghost" onClick={() => open('cancelPickup', pickup)}>
          Cancel pickup
        </Button>
      )}
      {opened?.view === 'changePickup' && (
        <ChangeDialog key={opened.turn} {...dialog} pickup={pickup} onChanged={onChanged} />
      )}
      {opened?.view === 'cancelPickup' && (
        <CancelDialog {...dialog} pickup={pickup} onChanged={onChanged} />
      )}
    </div>
  )
}

type DialogProps = PickupProps & { open: boolean; onClose: () => void }

const needed = (label: string) => (value: string) =>
  value ? null : `"${label}" should not be empty`

function ChangeDialog({ pickup, open, onClose, onChanged }: DialogProps) {
  const { id, day, readyAt, closeAt } = pickup
  const entry = useApiForm({
    initial: { day, readyAt, closeAt },
    checks: { day: needed('Day'), readyAt: needed('From'), closeAt: needed('Until') },
    send: (body) => send('api.shipping.pickups.update', { params: { id }, body }),
    done({ message }) {
      toast.success(message)
      onClose()
      onChanged()
    },
  })
  const form = `pickup-${id}`
  return (
    <Dialog
      open={open}
      onClose={() => !entry.busy && onClose()}
      title={pickup.mayCancel ? 'Change the pickup' : 'Book a pickup'}
      description="All parcels that the courier picks up from you that day move with it."
      footer={
        <>
          <Button variant="secondary" disabled={entry.busy} onClick={onClose}>
            Back
          </Button>
          <Button type="submit" form={form} busy={entry.busy} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <form
        id={form}
        ref={entry.form}
        noValidate
        onSubmit={entry.submit}
        className="grid items-start gap-4 sm:grid-cols-2"
      >
        {entry.refusal && (
          <Notice tone="danger" className="sm:col-span-full">
            {entry.refusal.message}
          </Notice>
        )}
        <Field
          label="Day"
          hint={
            pickupWarning(entry.values.day) ??
            `Monday to Friday, in the next ${PICKUP_DAYS_AHEAD} days.`
          }
          required
          className="sm:col-span-full"
          {...entry.field('day')}
        >
          <DateInput
            {...entry.bind('day')}
            min={todayIso()}
            max={[day, latestPickupDay(todayIso())].sort().at(-1)}
            disableWeekends
            isDisabled={(other) => whyNoPickup(other, []) !== null}
          />
        </Field>
        <Field label="From" hint="Lagos time" required {...entry.field('readyAt')}>
          <TextInput type="time" {...entry.bind('readyAt')} />
        </Field>
        <Field label="Until" hint="At least two hours later" required {...entry.field('closeAt')}>
          <TextInput type="time" {...entry.bind('closeAt')} />
        </Field>
      </form>
    </Dialog>
  )
}

function CancelDialog({ pickup, open, onClose, onChanged }: DialogProps) {
  const { busy, send: ask } = useSend()
  async function confirm() {
    tell(await ask('api.shipping.pickups.destroy', { params: { id: pickup.id } }))
    onClose()
    onChanged()
  }
  return (
    <ConfirmDialog
      {...{ open, onClose, busy }}
      onConfirm={() => void confirm()}
      title="Cancel the pickup?"
      cancelLabel="Keep it"
      confirmLabel="Cancel pickup"
      busyLabel="Cancelling..."
      tone="danger"
    >
      <p>
        The courier will not come for your parcel. You can bring it to one of our offices, or choose
        another day.
      </p>
    </ConfirmDialog>
  )
}
