import { lazy, Suspense, useState } from 'react'
import { Button } from '~/ui/button'
import { Checkbox } from '~/ui/checkbox'
import { DateInput } from '~/ui/date_input'
import { Field } from '~/ui/field'
import { formatNaira } from '~/ui/money'
import { RadioGroup } from '~/ui/radio_group'
import { ValidatedField } from '#shipping/booking/components/form/validated_field'
import { isHomeCountry, type BookingForm } from '#shipping/booking/components/form/form_model'
import {
  latestPickupDay,
  PICKUP_DAYS_AHEAD,
  pickupWarning,
  noPickupReason,
} from '#shipping/shipment/rules/pickup_day_rules'
import type { BookingScreen } from '#shipping/booking/components/form/booking_types'
import type { FormHandle } from '#shipping/booking/components/form/use_booking_form'

export interface OptionsTabProps {
  form: FormHandle
  screen: BookingScreen
}

const DropOffDialog = lazy(() => import('./drop_off_dialog'))

interface PickupFieldsProps extends OptionsTabProps {
  set: (change: Partial<BookingForm>) => void
}

export function PickupFields({ form, screen, set }: PickupFieldsProps) {
  const { pickup, usePreferredDate, preferredPickupDate } = form.value
  return (
    <div className="grid gap-4">
      <Field label="Should we pick the shipment up?" group>
        <RadioGroup
          inline
          options={[
            { value: 'yes', label: 'Yes, pick it up', hint: 'Pickup takes 24 to 48 hours.' },
            { value: 'no', label: 'No, I will drop it off', hint: dropOffHint({ form, screen }) },
          ]}
          value={pickup ? 'yes' : 'no'}
          onChange={(answer) => set({ pickup: answer === 'yes' })}
        />
      </Field>
      {pickup ? (
        <>
          <Checkbox
            label="Use preferred pickup date"
            checked={usePreferredDate}
            onChange={(use) => set({ usePreferredDate: use })}
          />
          {usePreferredDate && (
            <ValidatedField
              name="preferredPickupDate"
              checked={form}
              label="Preferred Pickup Date"
              hint={
                (preferredPickupDate && pickupWarning(preferredPickupDate, screen.calendar)) ||
                `Monday to Friday, in the next ${PICKUP_DAYS_AHEAD} days.`
              }
              required
              className="max-w-60"
            >
              <DateInput
                min={screen.calendar.today}
                max={latestPickupDay(screen.calendar.today)}
                disableWeekends
                isDisabled={(day) => noPickupReason(day, screen.calendar) !== null}
                value={preferredPickupDate}
                onChange={(date) => set({ preferredPickupDate: date })}
              />
            </ValidatedField>
          )}
        </>
      ) : (
        <DropOffLocations locations={screen.dropOffLocations} />
      )}
    </div>
  )
}

function dropOffHint({ form, screen }: OptionsTabProps): string {
  const { origin, destination } = form.value
  const isLocal = isHomeCountry(origin.country) && isHomeCountry(destination.country)
  const fee = isLocal ? screen.dropOffAmountForLocal : screen.dropOffAmountForInternational
  return fee > 0 ? `Drop-off fee ${formatNaira(fee)}.` : 'Drop-off is free.'
}

function DropOffLocations({
  locations,
}: {
  locations: OptionsTabProps['screen']['dropOffLocations']
}) {
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        See drop-off locations
      </Button>
      {open && (
        <Suspense>
          <DropOffDialog open locations={locations} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
