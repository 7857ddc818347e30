import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { type AuditRow, Subject } from './audit_table'
import { ChangeList } from './change_list'

interface AuditDetailProps {
  row: AuditRow
  open: boolean
  onClose: () => void
}

export function AuditDetail({ row, open, onClose }: AuditDetailProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={row.actionText}
      description={`By ${row.who} on ${row.day} at ${row.time}`}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p className="mb-3 text-sm">
        <Subject {...row} />
      </p>
      <ChangeList changes={row.changes} />
    </Dialog>
  )
}
