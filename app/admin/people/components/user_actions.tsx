import { Button } from '~/ui/button'

interface UserActionsProps {
  isOwn: boolean
  isOut: boolean
  hasFactors: boolean
  onEdit: () => void
  onAsk: (view: 'block' | 'erase' | 'factors') => void
}

/** Staff cannot block or erase their own account. */
export function UserActions({ isOwn, isOut, hasFactors, onEdit, onAsk }: UserActionsProps) {
  return (
    <>
      <Button variant="secondary" onClick={onEdit}>
        Edit User
      </Button>
      {!isOwn && (
        <>
          {hasFactors && (
            <Button variant="secondary" onClick={() => onAsk('factors')}>
              Lost Device
            </Button>
          )}
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
