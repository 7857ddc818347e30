import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { TextInput } from '~/ui/text_input'

export function ParcelOrdersSearch({ unknownNumber }: { unknownNumber: string | null }) {
  return (
    <form
      method="get"
      action={urlFor('admin.courier_orders', {})}
      className="flex flex-wrap items-start gap-3"
    >
      <Field
        label="Orders of a parcel"
        hint="Its tracking number, or the waybill number of its courier."
        error={unknownNumber ? `No shipment has the number ${unknownNumber}.` : undefined}
        className="min-w-64 flex-1 sm:max-w-md"
      >
        <TextInput
          name="number"
          maxLength={60}
          autoComplete="off"
          defaultValue={unknownNumber ?? ''}
        />
      </Field>
      <Button type="submit" variant="secondary" className="sm:mt-7">
        Show
      </Button>
    </form>
  )
}
