import { DeferredProp } from '~/components/deferred_prop'
import { Dialog } from '~/ui/dialog'
import { Skeleton } from '~/ui/skeleton'
import { type AuditRow, AuditSubjectLink } from './audit_columns'
import { ChangeList } from './change_list'

interface AuditDetailProps {
  row: AuditRow | undefined
  open: boolean
  onClose: () => void
}

export function AuditDetail({ row, open, onClose }: AuditDetailProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={row?.actionText ?? 'Audit Log'}
      description={row && describeAuthor(row)}
      closeButton
    >
      <DeferredProp
        name="entry"
        value={row}
        loading={<Skeleton className="h-24 w-full" />}
        failed="Could not load this entry. Please try again."
      >
        {(entry) => (
          <>
            <p className="mb-3 text-sm">
              <AuditSubjectLink {...entry} />
            </p>
            <ChangeList changes={entry.changes} />
          </>
        )}
      </DeferredProp>
    </Dialog>
  )
}

function describeAuthor({ who, moment, approvedBy }: AuditRow): string {
  const done = `By ${who} on ${moment}`
  return approvedBy ? `${done}, approved by ${approvedBy}` : done
}
