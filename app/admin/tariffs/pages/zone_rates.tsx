import { Head } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { ArrowLeft } from 'lucide-react'
import { DeferredProp } from '~/components/deferred_prop'
import { LoadingRates } from '#admin/tariffs/sheets/components/loading_rates'
import { RatesView } from '#admin/tariffs/sheets/components/rates_view'
import type {
  ReplacedSheetData,
  SheetVersionData,
} from '#admin/tariffs/sheets/components/rate_history_dialog'
import type { RateSheetData } from '#admin/tariffs/sheets/components/use_rate_sheet'
import { TariffNotice } from '#admin/tariffs/versions/components/tariff_notice'
import type { TariffSummary } from '#admin/tariffs/versions/components/use_tariff_query'
import { ZONE_TEXTS } from '#admin/tariffs/zones/components/zone_texts'
import type { ZoneData, ZoneKind } from '#admin/tariffs/zones/components/zone_types'

type ZoneRatesProps = {
  kind: ZoneKind
  title: string
  zone: ZoneData
  list: string
  sheet?: RateSheetData
  versions?: SheetVersionData[]
  replaced?: ReplacedSheetData
  tariff: TariffSummary | null
}

export default function ZoneRates({ title, list, sheet, ...rest }: ZoneRatesProps) {
  const { kind, zone, tariff } = rest
  const { ratesTitle, back } = ZONE_TEXTS[kind]
  const words = [zone.description, zone.geography, zone.billingGroupName]
  return (
    <>
      <Head title={title} />
      <header className="mb-4">
        <Link
          href={list}
          className="no-print mb-2 inline-flex min-h-11 items-center gap-1.5 rounded text-sm text-ink-muted hover:text-ink sm:min-h-8"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {back}
        </Link>
        <h1 className="text-sm font-medium text-ink-muted">{ratesTitle}</h1>
        <h2 className="font-display text-xl font-semibold tracking-tight sm:text-2xl">{title}</h2>
        <p className="mt-1 text-ink-muted">{words.filter(Boolean).join(' · ')}</p>
      </header>
      {tariff && <TariffNotice tariff={tariff} />}
      <DeferredProp
        name="sheet"
        value={sheet}
        loading={<LoadingRates />}
        failed="Could not load the rates. Please try again."
      >
        {(loaded) => <RatesView {...rest} loaded={loaded} />}
      </DeferredProp>
    </>
  )
}
