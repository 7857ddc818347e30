import { useState, type FormEvent } from 'react'
import { Plus } from 'lucide-react'
import { focusFirstError } from '~/hooks/focus_first_error'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { packageProblems } from '#shipping/booking/components/form/form_checks'
import { ExpressBoxChoice } from './express_box_choice'
import { ItemDialog } from './item_dialog'
import { ItemTable } from './item_table'
import { PackageMeasures } from './package_measures'
import { clearWorking, isStarted, withItem, withPackage, type Item } from './packages_model'
import { crossesBorder } from '#shipping/booking/components/form/form_model'
import type { BookingForm } from '#shipping/booking/components/form/form_model'
import type { BookingScreen } from '#shipping/booking/components/form/types'
import { useChecked } from '#shipping/booking/components/form/use_checked'
import type { FormHandle } from '#shipping/booking/components/form/use_booking_form'
import { useFocusOnChange } from '~/hooks/use_focus_on_change'

interface WorkingPackageProps {
  form: FormHandle
  screen: BookingScreen
}

/** One package: what is in it, what it weighs and how big it is. */
export function WorkingPackageCard({ form, screen }: WorkingPackageProps) {
  const { working, packages } = form.value
  const problems = packageProblems(working)
  const checked = useChecked(problems)
  const [itemOpen, setItemOpen] = useState<number | 'new' | null>(null)
  const card = useFocusOnChange<HTMLFormElement>(working.updating, () => checked.showAll(false))

  function add(event: FormEvent) {
    event.preventDefault()
    if (Object.keys(problems).length > 0) {
      checked.showAll(true)
      return focusFirstError(card.current)
    }
    form.change(withPackage, 'working')
    checked.showAll(false)
  }

  function saveItem(item: Item) {
    form.change((value) => withItem(value, item, itemOpen === 'new' ? null : itemOpen), 'working')
    setItemOpen(null)
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
          <ItemTable
            form={form}
            categories={screen.categories}
            problem={checked.problem('items')}
            onOpen={setItemOpen}
          />
          <PackageMeasures form={form} checked={checked} />
          {screen.isStaff && <ExpressBoxChoice form={form} boxes={screen.expressBoxes} />}
        </Card>
      </form>
      {itemOpen !== null && (
        <ItemDialog
          item={itemOpen === 'new' ? null : (working.items[itemOpen] ?? null)}
          screen={screen}
          declared={crossesBorder(form.value)}
          onSave={saveItem}
          onClose={() => setItemOpen(null)}
        />
      )}
    </>
  )
}

function Actions({ value, onCancel }: { value: BookingForm; onCancel: () => void }) {
  const { working, packages } = value
  const isUpdate = working.updating !== null
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant={packages.length > 0 && !isStarted(working) ? 'secondary' : 'primary'}
        type="submit"
        icon={!isUpdate && <Plus aria-hidden="true" className="size-4" />}
      >
        {isUpdate ? 'Update Package' : 'Add Package'}
      </Button>
      {isStarted(working) && (
        <Button variant="secondary" onClick={onCancel}>
          {isUpdate ? 'Cancel Update' : 'Clear'}
        </Button>
      )}
    </div>
  )
}
