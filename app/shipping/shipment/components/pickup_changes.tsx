import type { Data } from '@generated/data'
import {
  latestPickupDay,
  PICKUP_DAYS_AHEAD,
  pickupWarning,
  noPickupReason,
} from '#shipping/shipment/rules/pickup_day_rules'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { useUrlDialog } from '~/url/use_url_dialog'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Button } from '~/ui/button'
import { DateInput } from '~/ui/date_input'
import { todayIso } from '~/ui/iso_dates'
import { Field } from '~/ui/field'
import { FormDialog } from '~/ui/form_dialog'
import { TextInput } from '~/ui/text_input'
import { toast } from '~/ui/toast'

type Pickup = NonNullable<Data.Shipping.Shipment.Shipment['pickupArrangement']>

interface PickupProps {
  pickup: Pickup
  onChanged: () => void
}

const CHANGE = ['changePickup'] as const
const VIEWS = [...CHANGE, 'cancelPickup'] as const

export function PickupChanges({ pickup, onChanged }: PickupProps) {
  const { opened, open, dialog } = useUrlDialog(pickup.mayCancel ? VIEWS : CHANGE, {
    rows: [pickup],
  })
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
        <ChangeDialog key={opened.key} {...dialog} pickup={pickup} onChanged={onChanged} />
      )}
      {opened?.view === 'cancelPickup' && (
        <CancelDialog {...dialog} pickup={pickup} onChanged={onChanged} />
      )}
    </div>
  )
}

type DialogProps = PickupProps & { open: boolean; onClose: () => void }

const requiredField = (label: string) => (value: string) =>
  value ? null : `"${label}" should not be empty`

function ChangeDialog({ pickup, onChanged, ...dialog }: DialogProps) {
  const { id, readyAt, closeAt } = pickup
  const day: string = pickup.day
  const entry = useApiForm({
    initial: { day, readyAt, closeAt },
    checks: {
      day: requiredField('Day'),
      readyAt: requiredField('From'),
      closeAt: requiredField('Until'),
    },
    send: (body) => callApi('api.shipping.pickups.update', { params: { id }, body }),
    done({ message }) {
      toast.success(message)
      dialog.onClose()
      onChanged()
    },
  })
  return (
    <FormDialog
      {...dialog}
      form={entry}
      columns={2}
      title={pickup.mayCancel ? 'Change the pickup' : 'Book a pickup'}
      description="All parcels that the courier picks up from you that day move with it."
      cancelLabel="Back"
      submitLabel="Save"
      busyLabel="Saving..."
    >
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
          // The server also refuses days without pickups that staff entered.
          isDisabled={(other) => noPickupReason(other) !== null}
        />
      </Field>
      <Field label="From" hint="Lagos time" required {...entry.field('readyAt')}>
        <TextInput type="time" {...entry.bind('readyAt')} />
      </Field>
      <Field label="Until" hint="At least two hours later" required {...entry.field('closeAt')}>
        <TextInput type="time" {...entry.bind('closeAt')} />
      </Field>
    </FormDialog>
  )
}

function CancelDialog({ pickup, onChanged, ...dialog }: DialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      act={() => callApi('api.shipping.pickups.destroy', { params: { id: pickup.id } })}
      onEnd={onChanged}
      title="Cancel the pickup?"
      cancelLabel="Keep it"
      submitLabel="Cancel pickup"
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
