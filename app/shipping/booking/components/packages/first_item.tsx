import { NumberInput } from '~/ui/number_input'
import { TextInput } from '~/ui/text_input'
import { ValidatedField } from '#shipping/booking/components/form/validated_field'
import { DescriptionNotes } from '#shipping/booking/components/customs/description_notes'
import { isDomesticForm } from '#shipping/booking/components/form/form_model'
import { TextButton } from '#shipping/booking/components/form/text_button'
import type { BookingScreen } from '#shipping/booking/components/form/booking_types'
import type { ShownProblems } from '#shipping/booking/components/form/use_shown_problems'
import type { FormHandle } from '#shipping/booking/components/form/use_booking_form'
import { ItemFields } from './item_fields'
import { changeWorkingPackage, type ItemEntry } from './packages_model'

interface FirstItemProps {
  form: FormHandle
  screen: BookingScreen
  checked: ShownProblems
  entry: ItemEntry
  onDetails: () => void
}

/** For domestic shipments all fields are in one line; others also have customs fields. */
export function FirstItem({ form, screen, checked, entry, onDetails }: FirstItemProps) {
  function set(change: Partial<ItemEntry>, atOnce = false) {
    form.change(
      (value) => changeWorkingPackage(value, { entry: { ...entry, ...change } }),
      'working'
    )
    Object.keys(change).forEach((name) => checked.changed(name, atOnce))
  }

  if (isDomesticForm(form.value)) {
    return (
      <OneLine
        screen={screen}
        checked={checked}
        entry={entry}
        onDetails={onDetails}
        onChange={set}
      />
    )
  }
  const forCustoms = !screen.documentCategories.includes(entry.category ?? 0)
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <ItemFields
        entry={entry}
        checked={checked}
        forCustoms={forCustoms}
        categories={screen.categories}
        onChange={set}
      />
      {forCustoms && (
        <p className="sm:col-span-2">
          <TextButton onClick={onDetails}>Add customs code and origin (optional)</TextButton>
        </p>
      )}
    </div>
  )
}

interface OneLineProps extends Omit<FirstItemProps, 'form'> {
  onChange: (change: Partial<ItemEntry>, atOnce?: boolean) => void
}

function OneLine({ screen, checked, entry, onDetails, onChange }: OneLineProps) {
  const category = screen.categories.find(({ value }) => value === entry.category)
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <ValidatedField name="description" checked={checked} label="Description" required>
        <TextInput
          value={entry.description}
          autoComplete="off"
          placeholder="What is it? For example: shoes"
          onChange={(description) => onChange({ description }, true)}
        />
      </ValidatedField>
      <ValidatedField name="value" checked={checked} label="Unit Value" required>
        <NumberInput prefix="₦" value={entry.value} onChange={(value) => onChange({ value })} />
      </ValidatedField>
      <DescriptionNotes description={entry.description} forCustoms={false} />
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted sm:col-span-2">
        {entry.quantity === '1' ? '1 piece' : `${entry.quantity} pieces`}
        {category && `, sent as ${category.label}.`}
        <TextButton onClick={onDetails}>Change category or quantity</TextButton>
      </p>
    </div>
  )
}
