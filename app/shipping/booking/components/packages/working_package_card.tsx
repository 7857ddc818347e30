import { lazy, Suspense, useState, type FormEvent } from 'react'
import { Plus } from 'lucide-react'
import { focusFirstError } from '~/hooks/focus_first_error'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { itemProblems, packageProblems } from '#shipping/booking/components/form/form_checks'
import { ExpressBoxChoice } from './express_box_choice'
import { FirstItem } from './first_item'
import { ItemTable } from './item_table'
import type { ChangedMeasure } from '#shipping/booking/components/advice/proposal'
import { PackageMeasures } from './package_measures'
import {
  clearWorking,
  entryFromItem,
  initialItemEntry,
  isPackageStarted,
  hasTypedItem,
  withItem,
  withPackage,
  withTypedItem,
  type FormItem,
  type ItemEntry,
} from './packages_model'
import { SavedBoxes } from './saved_boxes'
import { crossesBorder, isDomesticForm } from '#shipping/booking/components/form/form_model'
import type { BookingForm } from '#shipping/booking/components/form/form_model'
import type { BookingScreen } from '#shipping/booking/components/form/booking_types'
import { useShownProblems } from '#shipping/booking/components/form/use_shown_problems'
import type { FormHandle } from '#shipping/booking/components/form/use_booking_form'
import { useFocusOnChange } from '~/hooks/use_focus_on_change'

const ItemDialog = lazy(() => import('./item_dialog'))

interface WorkingPackageProps {
  form: FormHandle
  screen: BookingScreen
  measure?: ChangedMeasure | null
}

/** The item in the dialog. `place` is its index in the list; null for a new item. */
type OpenItem = { place: number | null; entry: ItemEntry }

export function WorkingPackageCard({ form, screen, measure }: WorkingPackageProps) {
  const { working, packages } = form.value
  const { remembered } = screen
  const problems = packageProblems(working, screen)
  const checked = useShownProblems(problems)
  const card = useFocusOnChange<HTMLFormElement>(working.updating, () => checked.showAll(false))
  const typed = initialItemEntry(working, isDomesticForm(form.value) ? remembered.categoryId : null)
  const { open, setOpen, addItem, saveItem } = useOpenItem(form, typed, screen)

  function add(event: FormEvent) {
    event.preventDefault()
    if (Object.keys(problems).length > 0) {
      checked.showAll(true)
      return focusFirstError(card.current)
    }
    form.change(withPackage, 'working')
    checked.showAll(false)
  }

  function cancel() {
    form.change(clearWorking, 'working')
    checked.showAll(false)
  }

  const name = `Package ${(working.updating ?? packages.length) + 1}`
  const title = working.updating === null ? name : `Update ${name}`
  return (
    <>
      <form ref={card} tabIndex={-1} aria-label={title} onSubmit={add} noValidate>
        <Card
          title={title}
          as="div"
          level={3}
          footer={<Actions value={form.value} onCancel={cancel} />}
        >
          <div className="grid grid-cols-1 gap-5">
            <ItemTable
              form={form}
              categories={screen.categories}
              problem={checked.problem('items')}
              onAdd={addItem}
              onOpen={(place) => setOpen({ place, entry: entryFromItem(working.items[place]!) })}
            >
              <FirstItem
                form={form}
                screen={screen}
                checked={checked}
                entry={typed}
                onDetails={() => setOpen({ place: null, entry: typed })}
              />
            </ItemTable>
            <SavedBoxes form={form} saved={screen.boxes}>
              <PackageMeasures form={form} checked={checked} measure={measure} />
            </SavedBoxes>
          </div>
          {screen.isStaff && <ExpressBoxChoice form={form} boxes={screen.expressBoxes} />}
        </Card>
      </form>
      {open && (
        <OpenedItem
          form={form}
          screen={screen}
          open={open}
          onSave={saveItem}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

function useOpenItem(form: FormHandle, typed: ItemEntry, screen: BookingScreen) {
  const [open, setOpen] = useState<OpenItem | null>(null)

  function addItem() {
    const isRight = Object.keys(itemProblems(typed, screen)).length === 0
    if (hasTypedItem(form.value.working) && isRight) return form.change(withTypedItem, 'working')
    setOpen({ place: null, entry: typed })
  }

  function saveItem(item: FormItem) {
    form.change((value) => withItem(value, item, open?.place ?? null), 'working')
    setOpen(null)
  }

  return { open, setOpen, addItem, saveItem }
}

interface OpenedItemProps extends WorkingPackageProps {
  open: OpenItem
  onSave: (item: FormItem) => void
  onClose: () => void
}

function OpenedItem({ form, screen, open, onSave, onClose }: OpenedItemProps) {
  return (
    <Suspense>
      <ItemDialog
        entry={open.entry}
        isUpdate={open.place !== null}
        screen={screen}
        declared={crossesBorder(form.value)}
        onSave={onSave}
        onClose={onClose}
      />
    </Suspense>
  )
}

function Actions({ value, onCancel }: { value: BookingForm; onCancel: () => void }) {
  const { working } = value
  const isUpdate = working.updating !== null
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        type="submit"
        className="min-h-11"
        icon={!isUpdate && <Plus aria-hidden="true" className="size-4" />}
      >
        {isUpdate ? 'Update Package' : 'Add Package'}
      </Button>
      {isPackageStarted(working) && (
        <Button variant="ghost" className="min-h-11" onClick={onCancel}>
          {isUpdate ? 'Cancel Update' : 'Clear'}
        </Button>
      )}
    </div>
  )
}
