import { Button } from '~/ui/button'
import { DefinitionList } from '~/ui/definition_list'
import { Dialog } from '~/ui/dialog'
import { LateZone } from './late_zone'
import { isInternational, TEXTS } from './texts'
import type { Member, ShownZone, Zone, ZoneKind } from './types'

type ZoneDetailProps = {
  kind: ZoneKind
  shown?: ShownZone
  open: boolean
  onClose: () => void
  onEdit: () => void
}

export function ZoneDetail({ kind, shown, open, onClose, onEdit }: ZoneDetailProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Zone Detail"
      closeButton
      footer={
        <Button onClick={onEdit} disabled={!shown}>
          Edit Zone
        </Button>
      }
    >
      <LateZone shown={shown}>
        {({ zone, members }) => <DefinitionList items={itemsOf(kind, zone, members)} />}
      </LateZone>
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
