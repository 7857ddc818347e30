import { Button } from '~/ui/button'
import { Menu } from '~/ui/menu'

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
        <Menu
          label="More about this user"
          trigger="More"
          variant="secondary"
          items={[
            ...(hasFactors ? [{ label: 'Lost Device', onSelect: () => onAsk('factors') }] : []),
            { label: isOut ? 'Unblock' : 'Block', tone: 'danger', onSelect: () => onAsk('block') },
            { label: 'Erase Data', tone: 'danger', onSelect: () => onAsk('erase') },
          ]}
        />
      )}
    </>
  )
}
