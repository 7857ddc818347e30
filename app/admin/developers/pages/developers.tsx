import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import type { Data } from '@generated/data'
import { PublicHead } from '~/components/public/public_head'
import { urlFor } from '~/client'
import { pluralize } from '#shared/languages/rules/pluralize'
import { Button } from '~/ui/button'
import { ApiFiles } from '../components/api_files'
import { CodeSamples } from '../components/code_samples'
import { DevelopersLayout } from '../components/developers_layout'
import { MarkdownLink } from '../components/markdown_link'
import { TaskCards } from '../components/task_cards'

interface DevelopersProps {
  contents: Data.Admin.Developers.Site.Contents[]
  firstCall: { language: string; code: string }[]
  groups: Data.Admin.Developers.CallGroup[]
  callCount: number
  keyCallCount: number
}

export default function DevelopersHome(props: DevelopersProps) {
  const { contents, firstCall, groups, callCount, keyCallCount } = props
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
        <div className="mt-8 grid min-w-0 gap-12">
          <QuickStart samples={firstCall} />
          <OverviewSection title="What do you want to do?">
            <TaskCards />
          </OverviewSection>
          <OverviewSection title="All calls">
            <CallGroupGrid groups={groups} />
            <ApiFiles callCount={callCount} keyCallCount={keyCallCount} />
          </OverviewSection>
        </div>
      </DevelopersLayout>
    </>
  )
}

function QuickStart({ samples }: { samples: DevelopersProps['firstCall'] }) {
  return (
    <OverviewSection title="Quick start">
      <p className="max-w-2xl">
        Ship your first test parcel in five minutes. Test keys use test money and a test courier, so
        you can try everything. When you are ready, switch to a live key.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button as={Link} href={urlFor('admin.developers.guide', { guide: 'quick-start' })}>
          Start in five minutes
        </Button>
        <Button as={Link} href={urlFor('admin.developers.try_it', {})} variant="secondary">
          Try it here
        </Button>
      </div>
      <CodeSamples label="Your first call needs no key" samples={samples} />
    </OverviewSection>
  )
}

function CallGroupGrid({ groups }: Pick<DevelopersProps, 'groups'>) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {groups.map(({ tag, slug, path, description, count }) => (
        <li
          key={slug}
          id={slug}
          className="flex scroll-mt-6 flex-col gap-1 rounded border bg-surface-raised p-4"
        >
          <Link href={path} className="link font-medium">
            {tag}
          </Link>
          <p className="text-sm text-ink-muted">{description}</p>
          <p className="mt-auto pt-1 text-sm text-ink-muted tabular">{pluralize(count, 'call')}</p>
        </li>
      ))}
    </ul>
  )
}

function OverviewSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid min-w-0 gap-4">
      <h2 className="text-2xl font-semibold tracking-tight">{title}</h2>
      {children}
    </section>
  )
}
