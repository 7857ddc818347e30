import { useState } from 'react'
import { ShoppingBag } from 'lucide-react'
import { Dialog } from '~/ui/dialog'

export type GalleryProduct = {
  name: string
  description: string | null
  imageURL: string | null
  shopURL: string | null
  price: string
}

type ProductGalleryProps = {
  products: readonly GalleryProduct[]
  level: 2 | 3 | 4
  visitLabel: string
}

/** Works without scripts, except for the enlarged view. */
export function ProductGallery({ products, level, visitLabel }: ProductGalleryProps) {
  const [open, setOpen] = useState<GalleryProduct | null>(null)
  return (
    <>
      <ul className="grid grid-cols-2 gap-3">
        {products.map((product, index) => (
          <li key={index} className="min-w-0">
            <GalleryCard
              product={product}
              level={level}
              visitLabel={visitLabel}
              onOpen={() => setOpen(product)}
            />
          </li>
        ))}
      </ul>
      {/* Mounted on demand: an idle dialog leaves inline styles in the page. */}
      {open && (
        <Dialog open onClose={() => setOpen(null)} title={open.name}>
          <ProductDetail product={open} visitLabel={visitLabel} />
        </Dialog>
      )}
    </>
  )
}

type GalleryCardProps = {
  product: GalleryProduct
  level: 2 | 3 | 4
  visitLabel: string
  onOpen: () => void
}

function GalleryCard({ product, level, visitLabel, onOpen }: GalleryCardProps) {
  const { name, description, price } = product
  const Heading = `h${level}` as const
  return (
    <article className="relative h-full overflow-hidden rounded border bg-surface-raised">
      <ProductPicture product={product} className="aspect-square w-full md:aspect-9/4" />
      <div className="p-3 text-sm">
        <Heading className="font-semibold">
          <button
            type="button"
            onClick={onOpen}
            className="text-left after:absolute after:inset-0 after:rounded"
          >
            {name}
          </button>
        </Heading>
        {description && <p className="mt-0.5 line-clamp-2 text-ink-muted">{description}</p>}
        <p className="tabular mt-1 font-medium">{price}</p>
        {/* Above the click area of the card, because this link leads to the shop. */}
        <VisitLink product={product} label={visitLabel} className="relative z-10 mt-1" />
      </div>
    </article>
  )
}

function ProductDetail({ product, visitLabel }: { product: GalleryProduct; visitLabel: string }) {
  return (
    <div className="grid gap-4">
      <ProductPicture product={product} className="aspect-square w-full rounded" />
      {product.description && <p>{product.description}</p>}
      <p className="tabular text-lg font-semibold">{product.price}</p>
      <VisitLink product={product} label={visitLabel} />
    </div>
  )
}

type VisitLinkProps = { product: GalleryProduct; label: string; className?: string }

function VisitLink({ product: { name, shopURL }, label, className }: VisitLinkProps) {
  if (!shopURL) return null
  return (
    <p className={className}>
      <a href={shopURL} target="_blank" rel="noopener nofollow" className="link">
        {label}
        <span className="sr-only"> {name}</span>
      </a>
    </p>
  )
}

/** Without a picture, shows a shopping bag. */
function ProductPicture({ product, className }: { product: GalleryProduct; className: string }) {
  if (product.imageURL) {
    // The alternative text is empty, because the product's name is beside the picture.
    return (
      <img
        src={product.imageURL}
        alt=""
        loading="lazy"
        className={`${className} bg-surface-sunken object-cover`}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className={`${className} grid place-items-center bg-surface-sunken text-ink-muted`}
    >
      <ShoppingBag className="size-10" />
    </span>
  )
}
