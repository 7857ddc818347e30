import type { PaginatedRows, ListParams } from '~/url/use_server_list'
import { PageHeader } from '~/ui/page_header'
import { ZONE_TEXTS } from '#admin/tariffs/zones/components/zone_texts'
import type {
  ListedZone,
  ZoneWithMembers,
  ZoneKind,
  ZoneLists,
} from '#admin/tariffs/zones/components/zone_types'
import { TariffNotice } from '#admin/tariffs/versions/components/tariff_notice'
import {
  type TariffSummary,
  useTariffQuery,
} from '#admin/tariffs/versions/components/use_tariff_query'
import { useZoneList } from '#admin/tariffs/zones/components/use_zone_list'
import { TariffImportDialog } from '#admin/tariffs/files/components/tariff_import_dialog'
import { useUrlDialog } from '~/url/use_url_dialog'
import {
  DeleteZoneDialog,
  ZoneDetail,
  ZoneDialog,
} from '#admin/tariffs/zones/components/zone_dialog'
import { ZoneFilters } from '#admin/tariffs/zones/components/zone_filters'
import { ZoneTable } from '#admin/tariffs/zones/components/zone_table'

type ZonesPageProps = {
  kind: ZoneKind
  lists: ZoneLists
  listQuery: ListParams
  zones?: PaginatedRows<ListedZone>
  shown?: ZoneWithMembers
  /** The tariff version shown; null is the live tariff. */
  tariff: TariffSummary | null
}

const VIEWS = ['new', 'edit', 'detail', 'delete', 'import'] as const

const PROPS = { edit: 'shown', detail: 'shown', delete: 'shown' }

/** Remounts when the kind or tariff changes, so that no filter is carried over. */
export default function ZonesPage(props: ZonesPageProps) {
  return <ZonesOfKind key={`${props.kind} ${props.tariff?.id}`} {...props} />
}

function ZonesOfKind({ kind, lists, listQuery, zones: found, shown, tariff }: ZonesPageProps) {
  const zones = useZoneList(listQuery, found)
  const { title, description } = ZONE_TEXTS[kind]
  const { opened, open, dialog } = useUrlDialog(VIEWS, { props: PROPS })
  const { view, id, key } = opened ?? {}
  const tariffQuery = useTariffQuery()
  const edited = shown && String(shown.zone.id) === id ? shown : undefined
  const shared = { kind, shown: edited, ...dialog }
  return (
    <>
      <PageHeader title={title} description={description} />
      {tariff && <TariffNotice tariff={tariff} />}
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
          scope={{ of: id, courier: zones.query.courier, tariff: tariffQuery }}
          onSaved={zones.changed}
        />
      )}
    </>
  )
}
