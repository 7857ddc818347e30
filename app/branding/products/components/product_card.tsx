import { Pencil, Trash2, ZoomIn } from 'lucide-react'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { ProductPicture } from './product_picture'
import type { ProductData } from './product_types'

interface ProductCardProps {
  product: ProductData
  onPreview: (product: ProductData) => void
  onEdit: (product: ProductData) => void
  onDelete: (product: ProductData) => void
}

export function ProductCard({ product, onPreview, onEdit, onDelete }: ProductCardProps) {
  const { name, description, productCategoryGroupName, priceText, imageURL } = product
  return (
    <Card as="article" padded={false} className="h-full overflow-hidden">
      <button
        type="button"
        onClick={() => onPreview(product)}
        className="group relative block w-full border-b"
      >
        <ProductPicture imageURL={imageURL} name={name} className="aspect-2/1 w-full" />
        <span className="sr-only">Enlarge the picture</span>
        <ZoomIn
          aria-hidden="true"
          className="absolute right-3 top-3 size-5 rounded bg-surface-raised p-0.5 text-ink"
        />
      </button>
      <div className="grid gap-2 p-4">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h2 className="min-w-0 break-words font-semibold">{name}</h2>
          <p className="tabular font-semibold">{priceText}</p>
        </div>
        <div>
          <Badge>{productCategoryGroupName}</Badge>
        </div>
        {description && <p className="break-words text-sm text-ink-muted">{description}</p>}
        <div className="mt-1 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" icon={<Pencil />} onClick={() => onEdit(product)}>
            Edit<span className="sr-only"> {name}</span>
          </Button>
          <Button variant="ghost" size="sm" icon={<Trash2 />} onClick={() => onDelete(product)}>
            Delete<span className="sr-only"> {name}</span>
          </Button>
        </div>
      </div>
    </Card>
  )
}
