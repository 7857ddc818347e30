import type { ReactNode } from 'react'
import { Button } from '~/ui/button'
import { DefinitionList, type DefinitionListProps } from '~/ui/definition_list'
import { Dialog } from '~/ui/dialog'

export interface DetailDialogProps {
  open: boolean
  onClose: () => void
  onEdit: () => void
}

interface Content extends DetailDialogProps {
  title: string
  description?: string | null
  above?: ReactNode
  items: DefinitionListProps['items']
}

/** What there is to know about a row, and the way to change it. */
export function DetailDialog({ items, above, onEdit, ...dialog }: Content) {
  return (
    <Dialog {...dialog} closeButton footer={<Button onClick={onEdit}>Edit Details</Button>}>
      {above}
      <DefinitionList columns={2} items={items} />
    </Dialog>
  )
}
