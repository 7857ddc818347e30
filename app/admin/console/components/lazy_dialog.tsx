import { DeferredProp } from '~/components/deferred_prop'
import { Dialog } from '~/ui/dialog'
import { Skeleton } from '~/ui/skeleton'

type LazyDialogProps = { title: string; open: boolean; onClose: () => void }

export function LazyDialog(props: LazyDialogProps) {
  return (
    <Dialog {...props}>
      <DeferredProp
        name="shown"
        value={undefined}
        loading={
          <div role="status">
            <span className="sr-only">Loading. Please wait...</span>
            <Skeleton className="h-24" />
          </div>
        }
        failed="Could not load this. It may be gone."
      >
        {() => null}
      </DeferredProp>
    </Dialog>
  )
}
