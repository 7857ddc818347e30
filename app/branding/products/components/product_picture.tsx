import { Package } from 'lucide-react'
import { cx } from '~/ui/cx'

interface ProductPictureProps {
  imageURL: string | null
  name: string
  className?: string
}

export function ProductPicture({ imageURL, name, className }: ProductPictureProps) {
  if (imageURL) {
    return (
      <img
        src={imageURL}
        alt={name}
        loading="lazy"
        className={cx('bg-surface-sunken object-contain', className)}
      />
    )
  }
  return (
    <span
      role="img"
      aria-label={`${name}, without a picture`}
      className={cx('flex items-center justify-center bg-surface-sunken text-ink-muted', className)}
    >
      <Package aria-hidden="true" className="size-1/3 stroke-1" />
    </span>
  )
}
