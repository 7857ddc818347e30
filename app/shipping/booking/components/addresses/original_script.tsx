import { TextInput } from '~/ui/text_input'
import { ValidatedField } from '#shipping/booking/components/form/validated_field'
import { withAddress } from '#shipping/booking/components/form/form_model'
import { MAX_ORIGINAL_SCRIPT_LENGTH } from '#shipping/booking/rules/booking_rules'
import type { AddressSide } from '#shipping/booking/components/form/booking_types'
import type { FormHandle } from '#shipping/booking/components/form/use_booking_form'

/** Name and address in their original, non-Latin script. */
export default function OriginalScript({ side, form }: { side: AddressSide; form: FormHandle }) {
  const name = `${side}.originalScript`
  return (
    <ValidatedField
      name={name}
      checked={form}
      label="Original Script"
      hint="Kept with the shipment. Couriers print the Latin letters above."
      optional
      className="sm:col-span-2"
    >
      <TextInput
        maxLength={MAX_ORIGINAL_SCRIPT_LENGTH}
        value={form.value[side].originalScript ?? ''}
        onChange={(originalScript) =>
          form.change((value) => withAddress(value, side, { originalScript }), name)
        }
      />
    </ValidatedField>
  )
}
