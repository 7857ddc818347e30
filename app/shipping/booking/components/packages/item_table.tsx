import { useId } from 'react'
import { PackageOpen, Plus } from 'lucide-react'
import { Button } from '~/ui/button'
import { FieldError } from '~/ui/field'
import { formatNaira, Money } from '~/ui/money'
import type { Option } from '~/ui/option'
import { EntryTable, type EntryColumn } from './entry_table'
import { itemsValue, withoutItem, type Item } from './packages_model'
import type { FormHandle } from '#shipping/booking/components/form/use_booking_form'

interface ItemTableProps {
  form: FormHandle
  categories: readonly Option<number>[]
  problem?: string
  onOpen: (item: number | 'new') => void
}

/** The items of the package that is being put together. */
export function ItemTable({ form, categories, problem, onOpen }: ItemTableProps) {
  const { items } = form.value.working
  const problemId = useId()
  return (
    <section aria-label="Items in this package">
      <div className="mb-2 flex items-center justify-between gap-2">
        <h4 className="text-sm font-medium">Items</h4>
        <Button
          variant="secondary"
          size="sm"
          icon={<Plus aria-hidden="true" className="size-4" />}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
          onClick={() => onOpen('new')}
        >
          Add Item
        </Button>
      </div>
      {items.length > 0 ? (
        <EntryTable
          label="Items in this package"
          columns={columnsWith(categories)}
          rows={items}
          nameOf={({ description }) => description}
          onOpen={onOpen}
          onRemove={(place) => form.change((value) => withoutItem(value, place), 'working')}
        />
      ) : (
        <p className="flex items-center gap-3 rounded border border-dashed border-line-strong p-4 text-sm text-ink-muted">
          <PackageOpen aria-hidden="true" className="size-6 shrink-0" />
          What is in this package? Add its items one by one.
        </p>
      )}
      {problem && <FieldError id={problemId}>{problem}</FieldError>}
    </section>
  )
}

function columnsWith(categories: readonly Option<number>[]): EntryColumn<Item>[] {
  const nameOf = (id: number) => categories.find(({ value }) => value === id)?.label ?? '--'
  return [
    { header: 'Description', cell: ({ description }) => description },
    { header: 'Category', cell: ({ category }) => nameOf(category), hideOnPhone: true },
    { header: 'Quantity', cell: ({ quantity }) => quantity, numeric: true },
    {
      header: 'Unit Value',
      cell: ({ value }) => formatNaira(value),
      numeric: true,
      hideOnPhone: true,
    },
    { header: 'Total', cell: (item) => <Money naira={itemsValue([item])} />, numeric: true },
  ]
}
