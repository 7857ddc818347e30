import { useId, useRef, useState, type FormEvent } from 'react'
import { focusFirstError } from '~/hooks/focus_first_error'
import { Button } from '~/ui/button'
import { Combobox } from '~/ui/combobox'
import { Dialog } from '~/ui/dialog'
import { NumberInput } from '~/ui/number_input'
import { TextInput } from '~/ui/text_input'
import { CheckedField } from '#shipping/booking/components/form/checked_field'
import { itemProblems } from '#shipping/booking/components/form/form_checks'
import { ItemCustoms } from '#shipping/booking/components/customs/item_customs'
import { DescriptionNotes } from '#shipping/booking/components/customs/description_notes'
import { entryOf, itemOf, noItem, type Item, type ItemEntry } from './packages_model'
import type { BookingScreen } from '#shipping/booking/components/form/types'
import { type Checked, useChecked } from '#shipping/booking/components/form/use_checked'

interface ItemDialogProps {
  /** The item to update; null for a new one. */
  item: Item | null
  screen: Pick<BookingScreen, 'categories' | 'documentCategories' | 'dangerousGoods' | 'countries'>
  /** Whether customs will ask about it. */
  declared: boolean
  onSave: (item: Item) => void
  onClose: () => void
}

/** One item of a package. Dangerous goods are named while they are typed. */
export function ItemDialog({ item, screen, declared, onSave, onClose }: ItemDialogProps) {
  const [entry, setEntry] = useState<ItemEntry>(item ? entryOf(item) : noItem)
  const problems = itemProblems(entry, screen.dangerousGoods)
  const checked = useChecked(problems)
  const first = useRef<HTMLElement>(null)
  const formId = useId()
  const forCustoms = declared && !screen.documentCategories.includes(entry.category ?? 0)

  function set(change: Partial<ItemEntry>, atOnce = false) {
    setEntry((before) => ({ ...before, ...change }))
    Object.keys(change).forEach((name) => checked.changed(name, atOnce))
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The page around the dialog is a form too, and React's events pass through portals.
    event.stopPropagation()
    if (Object.keys(problems).length === 0) return onSave(itemOf(entry))
    checked.showAll(true)
    focusFirstError(event.currentTarget)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={first}
      title={item ? 'Update Item' : 'Add Item'}
      description="Please enter only one item. Add another one for each other kind of thing in the package."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {item ? 'Cancel Update' : 'Cancel'}
          </Button>
          <Button type="submit" form={formId}>
            {item ? 'Update Item' : 'Add Item'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={(element) => {
          first.current = element?.querySelector('input') ?? null
        }}
        onSubmit={save}
        noValidate
        className="grid grid-cols-1 gap-4 sm:grid-cols-2"
      >
        <ItemFields
          {...{ entry, checked, forCustoms }}
          categories={screen.categories}
          onChange={set}
        />
        {forCustoms && <ItemCustoms entry={entry} countries={screen.countries} onChange={set} />}
      </form>
    </Dialog>
  )
}

interface ItemFieldsProps {
  entry: ItemEntry
  checked: Checked
  forCustoms: boolean
  categories: BookingScreen['categories']
  onChange: (change: Partial<ItemEntry>, atOnce?: boolean) => void
}

function ItemFields({ entry, checked, forCustoms, categories, onChange }: ItemFieldsProps) {
  return (
    <>
      <CheckedField
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
          placeholder="What kind of thing is it?"
        />
      </CheckedField>
      <CheckedField
        name="description"
        checked={checked}
        label="Description"
        hint={`${forCustoms ? 'As customs should read it, such' : 'Such'} as: men's cotton shirts.`}
        required
        className="sm:col-span-2"
      >
        <TextInput
          value={entry.description}
          autoComplete="off"
          onChange={(description) => onChange({ description }, true)}
        />
      </CheckedField>
      <DescriptionNotes description={entry.description} forCustoms={forCustoms} />
      <CheckedField name="quantity" checked={checked} label="Quantity" required>
        <NumberInput
          decimals={0}
          value={entry.quantity}
          onChange={(quantity) => onChange({ quantity })}
        />
      </CheckedField>
      <CheckedField name="value" checked={checked} label="Unit Value" required>
        <NumberInput prefix="₦" value={entry.value} onChange={(value) => onChange({ value })} />
      </CheckedField>
    </>
  )
}
