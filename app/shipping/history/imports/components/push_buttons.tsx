import { useId } from 'react'
import { PackageCheck } from 'lucide-react'
import { Button } from '~/ui/button'
import { Spinner } from '~/ui/spinner'
import type { PushableStatus } from './import_types'
import type { PendingPush } from './use_import_push'

type PushButtonsProps = {
  title: string
  countryCode: string
  statuses: readonly PushableStatus[]
  pushing: PendingPush | null
  onPush: (push: PendingPush) => void
}

export function PushButtons(props: PushButtonsProps) {
  const { title, countryCode, statuses, pushing, onPush } = props
  const titleId = useId()
  const isPushing = ({ statusId }: PushableStatus) =>
    pushing?.status.statusId === statusId && pushing.countryCode === countryCode
  return (
    <div role="group" aria-labelledby={titleId}>
      <h4 id={titleId} className="mb-2 text-sm font-medium">
        {title}
      </h4>
      <div className="flex flex-wrap gap-2">
        {statuses.map((status) => (
          // `disabled` would take the focus from the pressed button.
          <Button
            key={status.statusId}
            variant="secondary"
            size="sm"
            aria-disabled={pushing !== null || undefined}
            aria-busy={isPushing(status) || undefined}
            icon={isPushing(status) ? <Spinner size="sm" label="" /> : statusIcon(status)}
            onClick={() => onPush({ countryCode, status })}
          >
            {status.label}
          </Button>
        ))}
      </div>
    </div>
  )
}

function statusIcon({ isLast }: PushableStatus) {
  return isLast && <PackageCheck aria-hidden="true" className="size-4" />
}
