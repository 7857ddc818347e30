import { useEffect, useRef } from 'react'
import { Plus } from 'lucide-react'
import { changeUrl } from '~/url/use_url_query'
import { useUrlDialog } from '~/url/use_url_dialog'
import { useRowDialog } from '~/hooks/use_row_dialog'
import { Button } from '~/ui/button'
import { Badge } from '~/ui/badge'
import type { Option } from '~/ui/option'
import { ProductCard } from './product_card'
import { DeleteProductDialog, ProductPreviewDialog } from './product_dialogs'
import { ProductForm } from './product_form'
import type { ProductData } from './product_types'

interface ProductBoardProps {
  products: ProductData[]
  categories: Option<number>[]
}

/** Opens the form at first if there are no products. */
export function ProductBoard({ products, categories }: ProductBoardProps) {
  const { opened, open, dialog } = useUrlDialog(['new', 'edit'])
  const top = useRef<HTMLDivElement>(null)
  const isEmpty = products.length === 0
  const asked = dialog.open ? opened : null
  const edited = products.find(({ id }) => asked?.view === 'edit' && String(id) === asked.id)
  const isShown = isEmpty || asked?.view === 'new' || Boolean(edited)

  // Scrolls to the form, because the clicked card may be far below it.
  useEffect(() => {
    if (!asked) return
    top.current?.scrollIntoView({ block: 'center' })
    top.current?.querySelector<HTMLElement>('input[name="name"]')?.focus({ preventScroll: true })
  }, [asked?.key])

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Badge tone="info">Product Count: {products.length}</Badge>
        {!isShown && (
          <Button icon={<Plus />} onClick={() => open('new', 1)}>
            New Product
          </Button>
        )}
      </div>
      {isShown && (
        <div ref={top}>
          <ProductForm
            key={edited?.id ?? 'new'}
            product={edited ?? null}
            categories={categories}
            onCancel={isEmpty ? undefined : dialog.onClose}
            onSaved={() =>
              changeUrl({ new: null, edit: null }, { only: ['products'], replace: true })
            }
          />
        </div>
      )}
      <ProductCards products={products} onEdit={({ id }) => open('edit', id)} />
    </div>
  )
}

type ProductCardsProps = { products: ProductData[]; onEdit: (product: ProductData) => void }

function ProductCards({ products, onEdit }: ProductCardsProps) {
  const { opened, open, dialog } = useRowDialog<ProductData, 'delete'>()
  const preview = useUrlDialog(['preview'])
  const previewed = products.find(({ id }) => String(id) === preview.opened?.id)

  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3" aria-label="Products">
        {products.map((product) => (
          <li key={product.id} className="min-w-0">
            <ProductCard
              product={product}
              onPreview={({ id }) => preview.open('preview', id)}
              onEdit={onEdit}
              onDelete={(one) => open('delete', one)}
            />
          </li>
        ))}
      </ul>
      {previewed && <ProductPreviewDialog {...preview.dialog} product={previewed} />}
      {opened?.row && <DeleteProductDialog {...dialog} product={opened.row} />}
    </>
  )
}
