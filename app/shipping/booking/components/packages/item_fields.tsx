import { Combobox } from '~/ui/combobox'
import { NumberInput } from '~/ui/number_input'
import { TextInput } from '~/ui/text_input'
import { ValidatedField } from '#shipping/booking/components/form/validated_field'
import { DescriptionNotes } from '#shipping/booking/components/customs/description_notes'
import type { BookingScreen } from '#shipping/booking/components/form/booking_types'
import type { ShownProblems } from '#shipping/booking/components/form/use_shown_problems'
import type { ItemEntry } from './packages_model'

interface ItemFieldsProps {
  entry: ItemEntry
  checked: ShownProblems
  forCustoms: boolean
  categories: BookingScreen['categories']
  onChange: (change: Partial<ItemEntry>, atOnce?: boolean) => void
}

/** All item fields except those that only customs needs. */
export function ItemFields({ entry, checked, forCustoms, categories, onChange }: ItemFieldsProps) {
  return (
    <>
      <ValidatedField
        name="category"
        checked={checked}
        label="Category"
        required
        className="sm:col-span-2"
      >
        <Combobox
          options={categories}
          value={entry.category}
          clearable={false}
          onChange={(category) => onChange({ category }, true)}
          placeholder="Choose what kind of item it is"
        />
      </ValidatedField>
      <ValidatedField
        name="description"
        checked={checked}
        label="Description"
        hint={`${forCustoms ? 'Describe it for customs, e.g.' : 'For example:'} men's cotton shirts.`}
        required
        className="sm:col-span-2"
      >
        <TextInput
          value={entry.description}
          autoComplete="off"
          onChange={(description) => onChange({ description }, true)}
        />
      </ValidatedField>
      <DescriptionNotes description={entry.description} forCustoms={forCustoms} />
      <ValidatedField name="quantity" checked={checked} label="Quantity" required>
        <NumberInput
          decimals={0}
          value={entry.quantity}
          onChange={(quantity) => onChange({ quantity })}
        />
      </ValidatedField>
      <ValidatedField name="value" checked={checked} label="Unit Value" required>
        <NumberInput prefix="₦" value={entry.value} onChange={(value) => onChange({ value })} />
      </ValidatedField>
    </>
  )
}
