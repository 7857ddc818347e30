import { router } from '@inertiajs/react'
import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Dialog } from '~/ui/dialog'
import { ProductPicture } from './product_picture'
import type { Product } from './types'

interface ProductDialogProps {
  product: Product
  open: boolean
  onClose: () => void
}

export function PreviewDialog({ product, open, onClose }: ProductDialogProps) {
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

export function DeleteDialog({ product, open, onClose }: ProductDialogProps) {
  const { busy, send } = useSend()

  async function remove() {
    const outcome = await send('api.branding.products.destroy', { params: { id: product.id } })
    tell(outcome)
    // Also after a refusal: somebody else may have deleted it.
    router.reload({ only: ['products'], onFinish: onClose })
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={remove}
      title="Delete Confirmation"
      confirmLabel="Delete Product"
      busyLabel="Deleting..."
      busy={busy}
      tone="danger"
    >
      <p>
        Are you sure you want to delete <strong className="break-words">{product.name}</strong>? It
        will also leave your tracking page, and this cannot be undone.
      </p>
    </ConfirmDialog>
  )
}
