import { usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { FileJson } from 'lucide-react'
import { PublicHead } from '~/components/public/public_head'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Calls, type CallGroup } from '../components/developers_calls'
import { Contents } from '../components/developers_contents'
import { QuickStart } from '../components/developers_quick_start'
import { Authentication, Conventions, Errors, Idempotency } from '../components/developers_rules'

interface DevelopersProps {
  /** Where this server is reached. */
  address: string
  failures: { status: string; meaning: string }[]
  groups: CallGroup[]
  calls: Data.Admin.Developers.ApiCall[]
}

export default function Developers({ address, failures, groups, calls }: DevelopersProps) {
  const { brand } = usePage().props
  return (
    <>
      <PublicHead
        title="API docs"
        description={`Check rates, generate labels and track shipments from your own software: a quick start and every call of the ${brand.name} API.`}
      />
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-3xl font-semibold tracking-tight text-balance sm:text-4xl">
            API for All your shipping needs.
          </h1>
          <p className="mt-2 text-lg text-ink-muted">
            Check Rates | Generate Labels | Track Shipments
          </p>
        </div>
        <Button
          as="a"
          href={urlFor('admin.openapi', {})}
          variant="secondary"
          icon={<FileJson aria-hidden="true" className="size-4" />}
        >
          OpenAPI 3.1 file
        </Button>
      </header>
      <div className="mt-8 grid gap-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
        <Contents groups={groups} />
        <div className="grid min-w-0 gap-14">
          <QuickStart address={address} />
          <Authentication />
          <Conventions />
          <Errors failures={failures} />
          <Idempotency />
          <Calls groups={groups} calls={calls} />
        </div>
      </div>
    </>
  )
}
