import { DeleteZoneDialog } from './delete_zone_dialog'
import { useOpened } from '~/hooks/use_opened'
import { FileDialog } from '#admin/tariffs/files/components/file_dialog'
import type { Zone, ZoneKind, ZoneLists } from './types'
import type { Zones } from './use_zones'
import { ZoneDetail } from './zone_detail'
import { ZoneDialog } from './zone_dialog'
import { ZoneSearch } from './zone_search'
import { ZoneTable } from './zone_table'

type ZonesScreenProps = {
  kind: ZoneKind
  lists: ZoneLists
  zones: Zones
  onRates: (zone: Zone) => void
}

type View = 'new' | 'edit' | 'detail' | 'delete' | 'rates' | 'zones'

/** Search, list and dialogs of one kind of zones. */
export function ZonesScreen({ kind, lists, zones, onRates }: ZonesScreenProps) {
  const { opened, open, dialog } = useOpened<Zone, View>()
  const shared = { kind, ...dialog }
  const { view, row: zone, turn } = opened ?? {}
  return (
    <>
      <ZoneSearch kind={kind} lists={lists} zones={zones} />
      <ZoneTable
        kind={kind}
        zones={zones}
        onNew={() => open('new')}
        onFile={(of) => open(of)}
        onDetail={(one) => open('detail', one)}
        onDelete={(one) => open('delete', one)}
        onRates={onRates}
      />
      {(view === 'new' || view === 'edit') && (
        <ZoneDialog {...shared} key={turn} lists={lists} zone={zone ?? null} zones={zones} />
      )}
      {view === 'detail' && zone && (
        <ZoneDetail {...shared} zone={zone} onEdit={() => open('edit', zone)} />
      )}
      {view === 'delete' && zone && (
        <DeleteZoneDialog {...shared} zone={zone} onDeleted={zones.remove} />
      )}
      {(view === 'rates' || view === 'zones') && zones.searched && (
        <FileDialog
          {...shared}
          key={turn}
          scope={{ of: view, courier: zones.searched.courier }}
          onSaved={zones.reload}
        />
      )}
    </>
  )
}
