import { useRef, useState, type FormEvent } from 'react'
import { focusFirstError } from '~/hooks/focus_first_error'
import { FormDialog } from '~/ui/form_dialog'
import { itemProblems } from '#shipping/booking/components/form/form_checks'
import { ItemCustoms } from '#shipping/booking/components/customs/item_customs'
import { ItemFields } from './item_fields'
import { itemFromEntry, type FormItem, type ItemEntry } from './packages_model'
import type { BookingScreen } from '#shipping/booking/components/form/booking_types'
import { useShownProblems } from '#shipping/booking/components/form/use_shown_problems'

interface ItemDialogProps {
  entry: ItemEntry
  /** True if the user edits an item of the list, false if they add one. */
  isUpdate: boolean
  screen: Pick<
    BookingScreen,
    'categories' | 'documentCategories' | 'dangerousGoods' | 'largestValue' | 'countries'
  >
  declared: boolean
  onSave: (item: FormItem) => void
  onClose: () => void
}

export default function ItemDialog(props: ItemDialogProps) {
  const { isUpdate, screen, declared, onSave, onClose } = props
  const [entry, setEntry] = useState(props.entry)
  const problems = itemProblems(entry, screen)
  const checked = useShownProblems(problems)
  const first = useRef<HTMLElement>(null)
  const forCustoms = declared && !screen.documentCategories.includes(entry.category ?? 0)

  function set(change: Partial<ItemEntry>, atOnce = false) {
    setEntry((before) => ({ ...before, ...change }))
    Object.keys(change).forEach((name) => checked.changed(name, atOnce))
  }

  function findFirst(form: HTMLFormElement | null) {
    first.current = form?.querySelector('input') ?? null
  }

  function save(event: FormEvent<HTMLFormElement>) {
    if (Object.keys(problems).length === 0) return onSave(itemFromEntry(entry))
    checked.showAll(true)
    focusFirstError(event.currentTarget)
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      initialFocus={first}
      form={{ form: findFirst, submit: save }}
      columns={2}
      title={isUpdate ? 'Update Item' : 'Add Item'}
      description="Please enter only one item. If the package has other things inside, add each as another item."
      cancelLabel={isUpdate ? 'Cancel Update' : 'Cancel'}
      submitLabel={isUpdate ? 'Update Item' : 'Add Item'}
    >
      <ItemFields
        entry={entry}
        checked={checked}
        forCustoms={forCustoms}
        categories={screen.categories}
        onChange={set}
      />
      {forCustoms && <ItemCustoms entry={entry} countries={screen.countries} onChange={set} />}
    </FormDialog>
  )
}
