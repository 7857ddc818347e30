import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { PublicHead } from '~/components/public/public_head'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { ApiCallList, type CallGroup } from '../components/api_call_list'
import { DevelopersLayout } from '../components/developers_layout'
import { MarkdownLink } from '../components/markdown_link'

interface DevelopersProps {
  contents: Data.Admin.Developers.Site.Contents[]
  groups: CallGroup[]
  calls: Data.Admin.Developers.ApiCall[]
}

const START_LINKS = [
  {
    title: 'Book in one call',
    text: 'Describe the parcel and let us choose the cheapest or the fastest courier. You get a tracking number, the price and the label.',
    guide: 'book-in-one-call',
  },
  {
    title: 'Rates in your checkout',
    text: 'Shipping prices for your customers within a second, with your own fallback price.',
    guide: 'checkout-rates',
  },
  {
    title: 'Get notified of every step',
    text: 'Signed webhooks when a parcel is picked up, held by customs, or delivered.',
    guide: 'webhooks',
  },
]

export default function DevelopersHome({ contents, groups, calls }: DevelopersProps) {
  const { brand } = usePage().props
  return (
    <>
      <PublicHead
        title="API docs"
        description={`Check rates, generate labels and track shipments from your own software: a quick start, guides, and every call of the ${brand.name} API.`}
      />
      <MarkdownLink href={`${urlFor('admin.developers', {})}.md`} />
      <DevelopersLayout contents={contents}>
        <h1 className="text-3xl font-semibold tracking-tight text-balance sm:text-4xl">
          API for All your shipping needs.
        </h1>
        <p className="mt-2 text-lg text-ink-muted">
          Check Rates | Generate Labels | Track Shipments
        </p>
        <p className="mt-4 max-w-2xl">
          Ship your first test parcel in five minutes. Test keys use test money and a test courier,
          so you can try everything. When you are ready, switch to a live key.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button as={Link} href={urlFor('admin.developers.guide', { guide: 'quick-start' })}>
            Start in five minutes
          </Button>
          <Button as={Link} href={urlFor('admin.developers.try_it', {})} variant="secondary">
            Try it here
          </Button>
        </div>
        <ul className="mb-12 mt-8 grid gap-4 sm:grid-cols-3">
          {START_LINKS.map(({ title, text, guide }) => (
            <li key={guide} className="rounded border bg-surface-raised p-4">
              <Link href={urlFor('admin.developers.guide', { guide })} className="link font-medium">
                {title}
              </Link>
              <p className="mt-1 text-sm text-ink-muted">{text}</p>
            </li>
          ))}
        </ul>
        <ApiCallList groups={groups} calls={calls} />
      </DevelopersLayout>
    </>
  )
}
