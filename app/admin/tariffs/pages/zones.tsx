import { useState } from 'react'
import { Head } from '@inertiajs/react'
import { PageHeader } from '~/ui/page_header'
import { RatesView } from '#admin/tariffs/sheets/components/rates_view'
import { TEXTS } from '#admin/tariffs/zones/components/texts'
import type { Zone, ZoneKind, ZoneLists } from '#admin/tariffs/zones/components/types'
import { useZones } from '#admin/tariffs/zones/components/use_zones'
import { ZonesScreen } from '#admin/tariffs/zones/components/zones_screen'

type ZonesProps = { kind: ZoneKind; lists: ZoneLists; priced: Zone | null }

/** A screen begins anew where the kind changes: what was searched was of the other. */
export default function Zones(props: ZonesProps) {
  return <ZonesOfKind key={`${props.kind} ${props.priced?.id}`} {...props} />
}

/** The list stays as it was searched while the rates of one of its zones are looked at. */
function ZonesOfKind({ kind, lists, priced: named }: ZonesProps) {
  const [priced, setPriced] = useState(named)
  const zones = useZones(kind)
  const { title, description, ratesTitle } = TEXTS[kind]
  return (
    <>
      <Head title={priced ? ratesTitle : title} />
      {priced ? (
        <RatesView kind={kind} zone={priced} onBack={() => setPriced(null)} />
      ) : (
        <>
          <PageHeader title={title} description={description} />
          <ZonesScreen kind={kind} lists={lists} zones={zones} onRates={setPriced} />
        </>
      )}
    </>
  )
}
