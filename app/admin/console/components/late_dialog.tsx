import { LateProp } from '~/components/late_prop'
import { Dialog } from '~/ui/dialog'
import { Skeleton } from '~/ui/skeleton'

type LateDialogProps = { title: string; open: boolean; onClose: () => void }

/** A dialog whose address was opened before what it is about has arrived. */
export function LateDialog(props: LateDialogProps) {
  return (
    <Dialog {...props}>
      <LateProp
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
      </LateProp>
    </Dialog>
  )
}
