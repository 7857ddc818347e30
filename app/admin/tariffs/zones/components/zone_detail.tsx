import { Button } from '~/ui/button'
import { DefinitionList } from '~/ui/definition_list'
import { Dialog } from '~/ui/dialog'
import { DeferredZone } from './deferred_zone'
import { ZONE_TEXTS } from './zone_texts'
import { isInternational } from '#admin/tariffs/zones/rules/zone_kinds'
import type { ZoneMember, ZoneWithMembers, ZoneData, ZoneKind } from './zone_types'

type ZoneDetailProps = {
  kind: ZoneKind
  shown?: ZoneWithMembers
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
      <DeferredZone shown={shown}>
        {({ zone, members }) => <DefinitionList items={zoneDetailItems(kind, zone, members)} />}
      </DeferredZone>
    </Dialog>
  )
}

function zoneDetailItems(kind: ZoneKind, zone: ZoneData, members: ZoneMember[]) {
  const names = (side: ZoneMember['side']) =>
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
      { term: ZONE_TEXTS[kind].members, value: names(side) || 'Everywhere' },
    ]
  }
  return [
    description,
    { term: 'Origin(s)', value: names('origin') },
    { term: 'Destination(s)', value: names('destination') },
  ]
}
