import type { Paged, Question } from '~/address/use_listed'
import { PageHeader } from '~/ui/page_header'
import { TEXTS } from '#admin/tariffs/zones/components/texts'
import type { ShownZone, Zone, ZoneKind, ZoneLists } from '#admin/tariffs/zones/components/types'
import { TariffNotice } from '#admin/tariffs/versions/components/tariff_notice'
import type { ShownTariff } from '#admin/tariffs/versions/components/use_tariff'
import { useZones } from '#admin/tariffs/zones/components/use_zones'
import { ZonesScreen } from '#admin/tariffs/zones/components/zones_screen'

type ZonesProps = {
  kind: ZoneKind
  lists: ZoneLists
  question: Question
  zones?: Paged<Zone>
  shown?: ShownZone
  /** A version, in place of what is live. */
  tariff: ShownTariff | null
}

/** A screen begins anew where the kind changes: what was searched was of the other. */
export default function Zones(props: ZonesProps) {
  return <ZonesOfKind key={`${props.kind} ${props.tariff?.id}`} {...props} />
}

function ZonesOfKind({ kind, lists, question, zones: found, shown, tariff }: ZonesProps) {
  const zones = useZones(kind, question, found)
  const { title, description } = TEXTS[kind]
  return (
    <>
      <PageHeader title={title} description={description} />
      {tariff && <TariffNotice tariff={tariff} />}
      <ZonesScreen kind={kind} lists={lists} zones={zones} shown={shown} />
    </>
  )
}
