import { type CSSProperties, useState } from 'react'
import { usePage } from '@inertiajs/react'
import { PackageSearch } from 'lucide-react'
import { useInBrowser } from '~/hooks/use_in_browser'
import { BrandMark } from '~/components/brand_mark'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { Field } from '~/ui/field'
import { RadioGroup } from '~/ui/radio_group'
import { brandScheme, brandVariables } from '#branding/tracking_page/rules/brand_style'
import type { PreviewParcelData } from './tracking_setup_types'
import { ShopPage } from './shop_page'
import type { TrackingSetupState } from './use_tracking_setup'

const PREVIEW_STATES = [
  { value: 'transit', label: 'In transit' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'delayed', label: 'Delayed' },
  { value: 'nothing', label: 'No information' },
  { value: 'bare', label: 'No products' },
] as const

type PreviewState = (typeof PREVIEW_STATES)[number]['value']

export function ShopPreview({
  setup,
  previews,
}: {
  setup: TrackingSetupState
  previews: PreviewParcelData[]
}) {
  const [state, setState] = useState<PreviewState>('transit')
  return (
    <Card title="Preview" description="As your receivers will see it." padded={false}>
      <div className="border-b p-4">
        <Field label="State" group hideLabel>
          <RadioGroup inline options={PREVIEW_STATES} value={state} onChange={setState} />
        </Field>
      </div>
      {state !== 'nothing' && state !== 'bare' && setup.shop.productList.length > 0 && (
        <p className="border-b p-4 text-sm text-ink-muted">
          Receivers see your products only after they enter the last four digits of their phone
          number, or open the link in their message.
        </p>
      )}
      <div className="overflow-hidden rounded-b">
        {state === 'nothing' ? (
          <NoInformation />
        ) : (
          <PreviewedPage setup={setup} state={state} previews={previews} />
        )}
      </div>
    </Card>
  )
}

type PreviewedPageProps = {
  setup: TrackingSetupState
  state: PreviewState
  previews: PreviewParcelData[]
}

function PreviewedPage({ setup, state, previews }: PreviewedPageProps) {
  const parcel = previews.find((one) => one.state === state) ?? previews[0]!
  const shop = state === 'bare' ? { ...setup.shop, productList: [] } : setup.shop
  // Our CSP blocks inline styles in the HTML, but not those that scripts set.
  const style = useInBrowser() ? brandVariables(setup.colours) : undefined
  return (
    <div
      className="brand-page @container"
      data-theme={brandScheme(setup.colours)}
      style={style as CSSProperties}
    >
      <ShopPage
        isPreview
        shop={shop}
        template={setup.template}
        detail={parcel.detail}
        map={parcel.map}
        journey={parcel.journey}
        main={(content) => content}
      />
    </div>
  )
}

/** An unknown number gets our default page, which never names the shop. */
function NoInformation() {
  const { brand } = usePage().props
  return (
    <div className="bg-surface">
      <p className="flex items-center gap-2.5 border-b bg-surface-raised p-4 font-semibold">
        <BrandMark className="size-7" />
        {brand.name}
      </p>
      <div className="p-4">
        <EmptyState icon={<PackageSearch />} title="Tracking information not available." />
      </div>
    </div>
  )
}
