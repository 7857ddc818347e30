import { Button } from '~/ui/button'

interface AccountActionsProps {
  isOwn: boolean
  isOut: boolean
  onEdit: () => void
  onAsk: (view: 'block' | 'erase') => void
}

/** Nobody shuts themselves out. */
export function AccountActions({ isOwn, isOut, onEdit, onAsk }: AccountActionsProps) {
  return (
    <>
      <Button variant="secondary" onClick={onEdit}>
        Edit User
      </Button>
      {!isOwn && (
        <>
          <Button variant="secondary" onClick={() => onAsk('erase')}>
            Erase Data
          </Button>
          <Button variant={isOut ? 'secondary' : 'danger'} onClick={() => onAsk('block')}>
            {isOut ? 'Unblock' : 'Block'}
          </Button>
        </>
      )}
    </>
  )
}
