import { useState } from 'react'
import { DeleteZoneDialog } from './delete_zone_dialog'
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
  // What was opened stays while it fades away.
  const [opened, setOpened] = useState<{ view: View; zone: Zone | null; times: number } | null>(
    null
  )
  const [isOpen, setIsOpen] = useState(false)

  function open(view: View, zone: Zone | null = null) {
    setOpened((before) => ({ view, zone, times: (before?.times ?? 0) + 1 }))
    setIsOpen(true)
  }

  const shared = { kind, open: isOpen, onClose: () => setIsOpen(false) }
  const { view, zone, times } = opened ?? {}
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
        <ZoneDialog {...shared} key={times} lists={lists} zone={zone ?? null} zones={zones} />
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
          key={times}
          scope={{ of: view, courier: zones.searched.courier }}
          onSaved={zones.reload}
        />
      )}
    </>
  )
}
