import { DeferredProp } from '~/components/deferred_prop'
import { PageHeader } from '~/ui/page_header'
import { Skeleton } from '~/ui/skeleton'
import { SurchargesScreen } from '#admin/tariffs/surcharges/components/surcharges_screen'
import type {
  SurchargeLists,
  SurchargeData,
} from '#admin/tariffs/surcharges/components/surcharge_fields'
import { TariffNotice } from '#admin/tariffs/versions/components/tariff_notice'
import type { TariffSummary } from '#admin/tariffs/versions/components/use_tariff_query'

interface SurchargesProps {
  lists: SurchargeLists
  surcharges?: SurchargeData[]
  tariff: TariffSummary | null
}

export default function Surcharges({ lists, surcharges, tariff }: SurchargesProps) {
  return (
    <>
      <PageHeader
        title="Surcharges"
        description="Surcharges are added to the shipping rate, each on a separate line of quotes and bills. Every surcharge that applies to a parcel is charged."
      />
      {tariff && <TariffNotice tariff={tariff} />}
      <DeferredProp
        name="surcharges"
        value={surcharges}
        loading={<Skeleton className="h-64 w-full" />}
        failed="Could not load the surcharges. Please try again."
      >
        {(loaded) => (
          <SurchargesScreen
            lists={lists}
            surcharges={loaded}
            canEdit={tariff === null || tariff.isDraft}
          />
        )}
      </DeferredProp>
    </>
  )
}
