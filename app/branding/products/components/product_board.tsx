import { useRef, useState } from 'react'
import { Plus } from 'lucide-react'
import { useOpened } from '~/hooks/use_opened'
import { Button } from '~/ui/button'
import { Badge } from '~/ui/badge'
import type { Option } from '~/ui/option'
import { ProductCard } from './product_card'
import { DeleteDialog, PreviewDialog } from './product_dialogs'
import { ProductForm } from './product_form'
import type { Product } from './types'

interface ProductBoardProps {
  products: Product[]
  categories: Option<number>[]
}

/** The cards, with the form above them: open at first where there are none. */
export function ProductBoard({ products, categories }: ProductBoardProps) {
  const [form, setForm] = useState<{ product: Product | null } | null>(null)
  const top = useRef<HTMLDivElement>(null)
  const isEmpty = products.length === 0
  const shown = form ?? (isEmpty ? { product: null } : null)

  function edit(product: Product | null) {
    setForm({ product })
    // The card may be far below the form.
    requestAnimationFrame(() => {
      top.current?.scrollIntoView({ block: 'center' })
      top.current?.querySelector<HTMLElement>('input[name="name"]')?.focus({ preventScroll: true })
    })
  }

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Badge tone="info">Product Count: {products.length}</Badge>
        {!shown && (
          <Button icon={<Plus aria-hidden="true" className="size-4" />} onClick={() => edit(null)}>
            New Product
          </Button>
        )}
      </div>
      {shown && (
        <div ref={top}>
          <ProductForm
            key={shown.product?.id ?? 'new'}
            product={shown.product}
            categories={categories}
            onCancel={form ? () => setForm(null) : undefined}
            onSaved={() => setForm(null)}
          />
        </div>
      )}
      <ProductCards products={products} onEdit={edit} />
    </div>
  )
}

type ProductCardsProps = { products: Product[]; onEdit: (product: Product) => void }

function ProductCards({ products, onEdit }: ProductCardsProps) {
  const { opened, open, dialog } = useOpened<Product, 'preview' | 'delete'>()

  return (
    <>
      <ul className="grid gap-6 sm:grid-cols-2" aria-label="Products">
        {products.map((product) => (
          <li key={product.id} className="min-w-0">
            <ProductCard
              product={product}
              onPreview={(one) => open('preview', one)}
              onEdit={onEdit}
              onDelete={(one) => open('delete', one)}
            />
          </li>
        ))}
      </ul>
      {opened?.row && opened.view === 'preview' && (
        <PreviewDialog {...dialog} product={opened.row} />
      )}
      {opened?.row && opened.view === 'delete' && <DeleteDialog {...dialog} product={opened.row} />}
    </>
  )
}
