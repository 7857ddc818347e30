import { useId, type ReactNode } from 'react'
import { Plus } from 'lucide-react'
import { Button } from '~/ui/button'
import { FieldError } from '~/ui/field'
import { formatNaira, Money } from '~/ui/money'
import type { Option } from '~/ui/option'
import { PackageEntryTable, type PackageEntryColumn } from './package_entry_table'
import { itemsValue, withoutItem, type FormItem } from './packages_model'
import type { FormHandle } from '#shipping/booking/components/form/use_booking_form'

interface ItemTableProps {
  form: FormHandle
  categories: readonly Option<number>[]
  problem?: string
  onAdd: () => void
  onOpen: (place: number) => void
  children: ReactNode
}

export function ItemTable(props: ItemTableProps) {
  const { form, categories, problem, onAdd, onOpen, children } = props
  const { items } = form.value.working
  const problemId = useId()
  const isFirst = items.length === 0
  return (
    <section aria-label="Items in this package" className="grid grid-cols-1 gap-3">
      {isFirst ? (
        children
      ) : (
        <PackageEntryTable
          label="Items in this package"
          columns={columnsWith(categories)}
          rows={items}
          nameOf={({ description }) => description}
          onOpen={onOpen}
          onRemove={(place) => form.change((value) => withoutItem(value, place), 'working')}
        />
      )}
      <div>
        <Button
          variant="secondary"
          size="sm"
          icon={<Plus />}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
          className="min-h-11"
          onClick={onAdd}
        >
          {isFirst ? 'Add Item' : 'Add another item'}
        </Button>
        {problem && <FieldError id={problemId}>{problem}</FieldError>}
      </div>
    </section>
  )
}

function columnsWith(categories: readonly Option<number>[]): PackageEntryColumn<FormItem>[] {
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
