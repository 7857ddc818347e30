import { useRead } from '~/api/use_loaded'
import { Button } from '~/ui/button'
import { DefinitionList } from '~/ui/definition_list'
import { Dialog } from '~/ui/dialog'
import { ErrorState } from '~/ui/error_state'
import { Skeleton } from '~/ui/skeleton'
import { isInternational, TEXTS } from './texts'
import type { Member, Zone, ZoneKind } from './types'
import { membersOf } from './zone_calls'

type ZoneDetailProps = {
  kind: ZoneKind
  zone: Zone
  open: boolean
  onClose: () => void
  onEdit: () => void
}

export function ZoneDetail({ kind, zone, open, onClose, onEdit }: ZoneDetailProps) {
  const members = useRead(membersOf(kind, zone))
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
      <Button onClick={onEdit}>Edit Zone</Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title="Zone Detail" footer={footer}>
      {members.failure && <ErrorState message={members.failure.message} onRetry={members.retry} />}
      {members.loading && (
        <div role="status">
          <span className="sr-only">Loading the zone</span>
          <Skeleton className="h-24" />
        </div>
      )}
      {members.body && <DefinitionList items={itemsOf(kind, zone, members.body.data)} />}
    </Dialog>
  )
}

function itemsOf(kind: ZoneKind, zone: Zone, members: Member[]) {
  const names = (side: Member['side']) =>
    members
      .filter((member) => member.side === side)
      .map(({ label }) => label)
      .join(', ')
  const description = { term: 'Description', value: zone.description }
  if (isInternational(kind)) {
    const side = kind === 'import' ? 'origin' : 'destination'
    return [
      description,
      { term: 'Geography', value: zone.geography },
      { term: TEXTS[kind].members, value: names(side) || 'Everywhere' },
    ]
  }
  return [
    description,
    { term: 'Origin(s)', value: names('origin') },
    { term: 'Destination(s)', value: names('destination') },
  ]
}
