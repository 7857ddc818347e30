import { TariffImportDialog } from '#admin/tariffs/files/components/tariff_import_dialog'
import { useUrlDialog } from '~/url/use_url_dialog'
import { useTariffQuery } from '#admin/tariffs/versions/components/use_tariff_query'
import type { ZoneWithMembers, ZoneKind, ZoneLists } from './zone_types'
import type { ZoneListState } from './use_zone_list'
import { ZoneDetail } from './zone_detail'
import { DeleteZoneDialog, ZoneDialog } from './zone_dialog'
import { ZoneFilters } from './zone_filters'
import { ZoneTable } from './zone_table'

type ZonesScreenProps = {
  kind: ZoneKind
  lists: ZoneLists
  zones: ZoneListState
  shown?: ZoneWithMembers
}

const VIEWS = ['new', 'edit', 'detail', 'delete', 'import'] as const

const PROPS = { edit: 'shown', detail: 'shown', delete: 'shown' }

export function ZonesScreen({ kind, lists, zones, shown }: ZonesScreenProps) {
  const { opened, open, dialog } = useUrlDialog(VIEWS, { props: PROPS })
  const { view, id, key } = opened ?? {}
  const tariff = useTariffQuery()
  const edited = shown && String(shown.zone.id) === id ? shown : undefined
  const shared = { kind, shown: edited, ...dialog }
  return (
    <>
      <ZoneFilters kind={kind} lists={lists} zones={zones} />
      <ZoneTable kind={kind} zones={zones} onOpen={open} />
      {(view === 'new' || view === 'edit') && (
        <ZoneDialog
          {...shared}
          key={key}
          isNew={view === 'new'}
          lists={lists}
          onCreated={zones.added}
          onUpdated={zones.changed}
        />
      )}
      {view === 'detail' && <ZoneDetail {...shared} onEdit={() => open('edit', id!)} />}
      {view === 'delete' && <DeleteZoneDialog {...shared} onDeleted={zones.changed} />}
      {view === 'import' && (id === 'rates' || id === 'zones') && (
        <TariffImportDialog
          {...dialog}
          key={key}
          scope={{ of: id, courier: zones.query.courier, tariff }}
          onSaved={zones.changed}
        />
      )}
    </>
  )
}
