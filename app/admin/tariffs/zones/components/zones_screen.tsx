import { FileDialog } from '#admin/tariffs/files/components/file_dialog'
import { useAddressed } from '~/address/use_addressed'
import { useTariff } from '#admin/tariffs/versions/components/use_tariff'
import type { ShownZone, ZoneKind, ZoneLists } from './types'
import type { Zones } from './use_zones'
import { ZoneDetail } from './zone_detail'
import { DeleteZoneDialog, ZoneDialog } from './zone_dialog'
import { ZoneSearch } from './zone_search'
import { ZoneTable } from './zone_table'

type ZonesScreenProps = {
  kind: ZoneKind
  lists: ZoneLists
  zones: Zones
  /** What the dialog in the address is about. */
  shown?: ShownZone
}

const VIEWS = ['new', 'edit', 'detail', 'delete', 'import'] as const

const PROPS = { edit: 'shown', detail: 'shown', delete: 'shown' }

/** Search, list and dialogs of one kind of zones. */
export function ZonesScreen({ kind, lists, zones, shown }: ZonesScreenProps) {
  const { opened, open, dialog } = useAddressed(VIEWS, { props: PROPS })
  const { view, id, turn } = opened ?? {}
  const tariff = useTariff()
  const about = shown && String(shown.zone.id) === id ? shown : undefined
  const shared = { kind, shown: about, ...dialog }
  return (
    <>
      <ZoneSearch key={JSON.stringify(zones.searched)} kind={kind} lists={lists} zones={zones} />
      <ZoneTable kind={kind} lists={lists} zones={zones} onOpen={open} />
      {(view === 'new' || view === 'edit') && (
        <ZoneDialog
          {...shared}
          key={turn}
          isNew={view === 'new'}
          lists={lists}
          onCreated={zones.added}
          onUpdated={zones.changed}
        />
      )}
      {view === 'detail' && <ZoneDetail {...shared} onEdit={() => open('edit', id!)} />}
      {view === 'delete' && <DeleteZoneDialog {...shared} onDeleted={zones.changed} />}
      {view === 'import' && (id === 'rates' || id === 'zones') && zones.searched && (
        <FileDialog
          {...dialog}
          key={turn}
          scope={{ of: id, courier: zones.searched.courier, tariff }}
          onSaved={zones.changed}
        />
      )}
    </>
  )
}
