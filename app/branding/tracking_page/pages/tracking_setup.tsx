import { Link } from '@inertiajs/react'
import { ArrowRight, ChartNoAxesColumn } from 'lucide-react'
import { useQueryParam } from '~/url/use_url_query'
import { urlFor } from '~/client'
import { Button, buttonClass } from '~/ui/button'
import { Card } from '~/ui/card'
import { PageHeader } from '~/ui/page_header'
import { MissingRightNotice } from '#identity/teams/components/team_right_guard'
import { Tabs } from '~/ui/tabs'
import '#shipping/tracking/components/english_tracking_words'
import { NoBusiness } from '#branding/business/components/no_business'
import { DomainCard } from '#branding/domains/components/domain_card'
import type { Domain } from '#branding/domains/components/record_table'
import { PreferencesTab } from '../components/preferences_tab'
import { ShopPreview } from '../components/shop_preview'
import { ProductsTab } from '../components/products_tab'
import { PublishCard } from '../components/publish_card'
import { ThemeTab } from '../components/theme_tab'
import type { TrackingSetupData as Given } from '../components/tracking_setup_types'
import { type TrackingSetupState, useTrackingSetup } from '../components/use_tracking_setup'

interface TrackingSetupProps {
  setup: Given | null
  domain: Domain | null
}

export default function TrackingSetup({ setup, domain }: TrackingSetupProps) {
  return (
    <>
      <PageHeader
        title="Branded Tracking Page"
        description="Your receivers follow their parcels on a page that looks like your business."
        actions={
          setup && (
            <Link
              href={urlFor('branding.page_figures', {})}
              className={buttonClass({ variant: 'secondary' })}
            >
              <ChartNoAxesColumn aria-hidden="true" className="size-4" />
              Page Figures
            </Link>
          )
        }
      />
      <MissingRightNotice right="brand" />
      {setup ? <TrackingSetupForm given={setup} domain={domain} /> : <NoBusiness />}
    </>
  )
}

function TrackingSetupForm({ given, domain }: { given: Given; domain: Domain | null }) {
  const setup = useTrackingSetup(given)
  return (
    <div className="grid items-start gap-4 lg:gap-6 xl:grid-cols-[28rem_minmax(0,1fr)]">
      <div className="grid gap-4">
        <PublishCard published={given.published} address={given.address} />
        <TrackingSetupTabs given={given} setup={setup} />
        <DomainCard domain={domain} />
        <Link
          href={urlFor('branding.notification_setup', {})}
          className={buttonClass({ variant: 'secondary' })}
        >
          Done, move to branded notifications.
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      </div>
      <ShopPreview setup={setup} previews={given.previews} />
    </div>
  )
}

function TrackingSetupTabs({ given, setup }: { given: Given; setup: TrackingSetupState }) {
  const [asked, choose] = useQueryParam('tab')
  const theme = {
    id: 'theme',
    label: 'Theme Selection',
    content: <ThemeTab setup={setup} themes={given.trackingPageThemeList} />,
  }
  const others = [
    { id: 'preferences', label: 'Preferences', content: <PreferencesTab setup={setup} /> },
    {
      id: 'products',
      label: 'Product Selection',
      content: <ProductsTab setup={setup} products={given.products} />,
    },
  ]
  const all = [...others, theme]
  // A tab in the URL expands the advanced tabs.
  const selected = all.find(({ id }) => id === asked)?.id
  const advanced = selected !== undefined
  return (
    <Card as="div">
      <Tabs
        key={String(advanced)}
        label="Branded Tracking Page"
        selected={selected ?? theme.id}
        onChange={choose}
        tabs={advanced ? all : [theme]}
      />
      <div className="mt-5 border-t pt-4">
        <Button
          variant="ghost"
          aria-expanded={advanced}
          onClick={() => choose(advanced ? null : theme.id)}
        >
          {advanced ? 'Hide Advance Settings' : 'Show Advance Settings'}
        </Button>
      </div>
    </Card>
  )
}
