import { ShoppingBag } from 'lucide-react'
import { Checkbox } from '~/ui/checkbox'
import { EmptyState } from '~/ui/empty_state'
import type { OfferedProduct } from '#branding/tracking_page/rules/visible_brand_detail'
import { SettingSaveBar } from './setting_save_bar'
import { useSaveSetting } from './use_save_setting'
import type { TrackingSetupState } from './use_tracking_setup'

type ProductsTabProps = { setup: TrackingSetupState; products: readonly OfferedProduct[] }

export function ProductsTab({ setup, products }: ProductsTabProps) {
  const { selectedIds, setSelectedIds } = setup
  const { busy, save } = useSaveSetting(setup, 'products')
  if (products.length === 0) {
    return <EmptyState icon={<ShoppingBag />} title="You have no products yet." />
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <fieldset className="grid gap-3">
        <legend className="mb-3 text-sm text-ink-muted">
          {selectedIds.length} of {products.length} selected
        </legend>
        {products.map(({ id, name, price }) => (
          <Checkbox
            key={id}
            label={name}
            hint={price}
            checked={selectedIds.includes(id)}
            onChange={(checked) =>
              setSelectedIds(
                checked ? [...selectedIds, id] : selectedIds.filter((other) => other !== id)
              )
            }
          />
        ))}
      </fieldset>
      <SettingSaveBar setup={setup} choice="products" label="Save Product Selection" busy={busy} />
    </form>
  )
}
