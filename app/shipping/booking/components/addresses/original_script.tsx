import { TextInput } from '~/ui/text_input'
import { CheckedField } from '#shipping/booking/components/form/checked_field'
import { withAddress } from '#shipping/booking/components/form/form_model'
import { LONGEST_ORIGINAL } from '#shipping/booking/rules/booking_rules'
import type { Side } from '#shipping/booking/components/form/types'
import type { FormHandle } from '#shipping/booking/components/form/use_booking_form'

/** The field for a name and address in the letters that they were first written in. */
export default function OriginalScript({ side, form }: { side: Side; form: FormHandle }) {
  const name = `${side}.originalScript`
  return (
    <CheckedField
      name={name}
      checked={form}
      label="Original Script"
      hint="Kept with the shipment. Couriers print the Latin letters above."
      optional
      className="sm:col-span-2"
    >
      <TextInput
        maxLength={LONGEST_ORIGINAL}
        value={form.value[side].originalScript ?? ''}
        onChange={(originalScript) =>
          form.change((value) => withAddress(value, side, { originalScript }), name)
        }
      />
    </CheckedField>
  )
}
