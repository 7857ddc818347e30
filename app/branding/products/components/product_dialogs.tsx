import { router } from '@inertiajs/react'
import { callApi } from '~/api/call_api'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Dialog } from '~/ui/dialog'
import { ProductPicture } from './product_picture'
import type { ProductData } from './product_types'

interface ProductDialogProps {
  product: ProductData
  open: boolean
  onClose: () => void
}

export function ProductPreviewDialog({ product, open, onClose }: ProductDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={product.name} size="lg">
      <ProductPicture
        imageURL={product.imageURL}
        name={product.name}
        className="max-h-[70dvh] min-h-48 w-full"
      />
    </Dialog>
  )
}

export function DeleteProductDialog({ product, ...dialog }: ProductDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      act={() => callApi('api.branding.products.destroy', { params: { id: product.id } })}
      // Reload after a refusal as well: somebody else may have deleted it.
      onEnd={() => router.reload({ only: ['products'] })}
      title="Delete Confirmation"
      submitLabel="Delete Product"
      busyLabel="Deleting..."
      tone="danger"
    >
      <p>
        Are you sure you want to delete <strong className="break-words">{product.name}</strong>? It
        will also be removed from your tracking page. This cannot be undone.
      </p>
    </ConfirmDialog>
  )
}
