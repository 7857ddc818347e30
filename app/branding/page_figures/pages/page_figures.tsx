import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { ChartNoAxesColumn, Download } from 'lucide-react'
import { apiUrl } from '~/api/call_api'
import { urlFor } from '~/client'
import { FiguresCard } from '~/components/figures/figures_card'
import { DeferredProp } from '~/components/deferred_prop'
import { buttonClass } from '~/ui/button'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { PageHeader } from '~/ui/page_header'
import { NoBusiness } from '#branding/business/components/no_business'
import { PeriodLinks } from '../components/period_links'
import { ProductClicks } from '../components/product_clicks'

type Figures = Data.Branding.PageFigures.PageFigures.Variants['forPage']

interface PageFiguresPageProps {
  days: number
  published: boolean
  hasBusiness: boolean
  figures?: Figures
}

const TITLES = ['Visits', 'Repeat visits', 'Clicks on products']

export default function PageFiguresPage({
  days,
  published,
  hasBusiness,
  figures,
}: PageFiguresPageProps) {
  return (
    <>
      <PageHeader
        title="Page Figures"
        description="How often people open your tracking page. We count visits and keep nothing about who opens it."
        back={{ label: 'Branded Tracking', href: urlFor('branding.tracking_setup', {}), as: Link }}
        actions={
          figures?.hasAny && (
            <a
              href={apiUrl('api.branding.page_figure_exports.show', { query: { days } })}
              download
              className={buttonClass({ variant: 'secondary' })}
            >
              <Download aria-hidden="true" className="size-4" />
              Download CSV
            </a>
          )
        }
      />
      {hasBusiness ? (
        <div className="grid gap-4 lg:gap-6">
          <PeriodLinks days={days} />
          <DeferredProp
            name="figures"
            value={figures}
            loading={<FiguresCard title="Day by day" figures={null} titles={TITLES} />}
            failed="Could not load the figures. Please try again."
          >
            {(loaded) =>
              loaded.hasAny ? (
                <FigureCharts figures={loaded} />
              ) : (
                <NoPageFigures published={published} days={days} />
              )
            }
          </DeferredProp>
        </div>
      ) : (
        <NoBusiness />
      )}
    </>
  )
}

function FigureCharts({ figures: { charts, products } }: { figures: Figures }) {
  return (
    <>
      <FiguresCard title="Day by day" figures={charts} titles={TITLES} />
      <p className="max-w-3xl text-sm text-ink-muted">
        A visit is counted each time somebody opens the page of a parcel. It is a repeat visit when
        somebody has opened that page before. We do not count search engines, link previews in
        chats, or your own team while signed in there.
      </p>
      <ProductClicks products={products} />
    </>
  )
}

function NoPageFigures({ published, days }: { published: boolean; days: number }) {
  return (
    <Card as="div">
      <EmptyState
        title={`No visits in the last ${days} days`}
        icon={<ChartNoAxesColumn />}
        action={
          <Link
            href={urlFor('branding.tracking_setup', {})}
            className={buttonClass({ variant: 'secondary' })}
          >
            {published ? 'Open Branded Tracking' : 'Publish your tracking page'}
          </Link>
        }
      >
        {published
          ? 'Visits appear here as receivers open the links in their messages. To look at the page yourself, use the link on Branded Tracking: that is not counted.'
          : 'Receivers see the default page until yours is published.'}
      </EmptyState>
    </Card>
  )
}
