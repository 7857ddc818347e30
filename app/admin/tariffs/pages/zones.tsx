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
import type { TariffSummary } from '#admin/tariffs/versions/components/use_tariff_query'
import { useZoneList } from '#admin/tariffs/zones/components/use_zone_list'
import { ZonesScreen } from '#admin/tariffs/zones/components/zones_screen'

type ZonesPageProps = {
  kind: ZoneKind
  lists: ZoneLists
  listQuery: ListParams
  zones?: PaginatedRows<ListedZone>
  shown?: ZoneWithMembers
  /** The tariff version shown; null is the live tariff. */
  tariff: TariffSummary | null
}

/** Remounts when the kind or tariff changes, so that no filter is carried over. */
export default function ZonesPage(props: ZonesPageProps) {
  return <ZonesOfKind key={`${props.kind} ${props.tariff?.id}`} {...props} />
}

function ZonesOfKind({ kind, lists, listQuery, zones: found, shown, tariff }: ZonesPageProps) {
  const zones = useZoneList(listQuery, found)
  const { title, description } = ZONE_TEXTS[kind]
  return (
    <>
      <PageHeader title={title} description={description} />
      {tariff && <TariffNotice tariff={tariff} />}
      <ZonesScreen kind={kind} lists={lists} zones={zones} shown={shown} />
    </>
  )
}
