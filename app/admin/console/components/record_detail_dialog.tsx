import type { ReactNode } from 'react'
import { Button } from '~/ui/button'
import { DefinitionList, type DefinitionListProps } from '~/ui/definition_list'
import { Dialog } from '~/ui/dialog'

export interface RecordDetailDialogProps {
  open: boolean
  onClose: () => void
  onEdit: () => void
}

interface RecordDetailContent extends RecordDetailDialogProps {
  title: string
  description?: string | null
  above?: ReactNode
  items: DefinitionListProps['items']
}

export function RecordDetailDialog({ items, above, onEdit, ...dialog }: RecordDetailContent) {
  return (
    <Dialog {...dialog} closeButton footer={<Button onClick={onEdit}>Edit Details</Button>}>
      {above}
      <DefinitionList columns={2} items={items} />
    </Dialog>
  )
}
