import { callApi } from '~/api/call_api'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { DefinitionList } from '~/ui/definition_list'
import { Dialog } from '~/ui/dialog'
import { FormDialog } from '~/ui/form_dialog'
import { toast } from '~/ui/toast'
import { useTariffQuery } from '#admin/tariffs/versions/components/use_tariff_query'
import { DeferredZone } from './deferred_zone'
import { ZONE_TEXTS } from './zone_texts'
import type { ZoneWithMembers, ZoneData, ZoneKind, ZoneLists, ZoneMember } from './zone_types'
import { useZoneForm } from './use_zone_form'
import { ZoneFields } from './zone_fields'
import { Button } from '~/ui/button'
import { isInternational } from '../rules/zone_kinds'

type ZoneFormProps = {
  kind: ZoneKind
  lists: ZoneLists
  shown: ZoneWithMembers | null
  open: boolean
  onClose: () => void
  onCreated: (zone: ZoneData) => void
  onUpdated: () => void
}

type ZoneDialogProps = Omit<ZoneFormProps, 'shown'> & { isNew: boolean; shown?: ZoneWithMembers }

export function ZoneDialog({ isNew, shown, ...props }: ZoneDialogProps) {
  if (isNew) return <ZoneForm {...props} shown={null} />
  if (shown) return <ZoneForm {...props} shown={shown} />
  return (
    <Dialog {...props} title={ZONE_TEXTS[props.kind].editTitle}>
      <DeferredZone>{() => null}</DeferredZone>
    </Dialog>
  )
}

function ZoneForm({ kind, lists, shown, onCreated, onUpdated, ...dialog }: ZoneFormProps) {
  const state = useZoneForm({ kind, lists, shown }, ({ message, warnings, data }) => {
    toast.success(message)
    for (const warning of warnings) toast.warning(warning)
    if (shown) onUpdated()
    else onCreated(data)
  })
  return (
    <FormDialog
      {...dialog}
      form={state}
      warnsOnUnsavedChanges
      title={shown ? ZONE_TEXTS[kind].editTitle : `New ${ZONE_TEXTS[kind].editTitle}`}
      submitLabel={shown ? 'Update Zone' : 'Create Zone'}
      busyLabel="Saving..."
    >
      <ZoneFields kind={kind} lists={lists} state={state} />
    </FormDialog>
  )
}

const DELETE_ROUTES = {
  local: 'api.admin.local_zones.destroy',
  city: 'api.admin.city_zones.destroy',
  export: 'api.admin.international_zones.destroy',
  import: 'api.admin.international_zones.destroy',
} as const

type DeleteZoneDialogProps = Pick<ZoneFormProps, 'kind' | 'open' | 'onClose'> & {
  shown?: ZoneWithMembers
  onDeleted: () => void
}

export function DeleteZoneDialog({ kind, shown, onDeleted, ...dialog }: DeleteZoneDialogProps) {
  const query = useTariffQuery()
  return (
    <ConfirmDialog
      {...dialog}
      act={async () => {
        if (!shown) return
        const { id, version } = shown.zone
        return callApi(DELETE_ROUTES[kind], { params: { id }, query, body: { version } })
      }}
      onDone={onDeleted}
      staysOpen
      title="Delete Confirmation"
      submitLabel="Delete Shipping Zone"
      busyLabel="Deleting..."
      disabled={!shown}
      tone="danger"
    >
      <p className="mb-4">
        Are you sure you want to delete the Shipping Zone below? Doing so can not be undone.
      </p>
      <DeferredZone shown={shown}>
        {({ zone: { description, geography } }) => (
          <DefinitionList
            items={[
              { term: 'Description', value: description },
              ...(geography ? [{ term: 'Geography', value: geography }] : []),
            ]}
          />
        )}
      </DeferredZone>
    </ConfirmDialog>
  )
}

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
