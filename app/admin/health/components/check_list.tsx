import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { Badge } from '~/ui/badge'
import { Card } from '~/ui/card'
import { CheckNowButton } from './check_now_button'

type Check = Data.Admin.Health.Health['checks'][number]

/** The nightly checks, with what the last one of each found. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <Card
      title="Nightly checks"
      padded={false}
      actions={
        <Link href={urlFor('admin.proof', {})} className="link text-sm">
          Seals and chains
        </Link>
      }
    >
      <ul className="divide-y">
        {checks.map((one) => (
          <CheckItem key={one.check} {...one} />
        ))}
      </ul>
    </Card>
  )
}

function CheckItem({ check, name, sentence, at, faults }: Check) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {at && (
            <Badge tone={faults.length > 0 ? 'danger' : 'success'}>
              {faults.length > 0 ? 'Differs' : 'Sound'}
            </Badge>
          )}
        </p>
        <p className="text-sm">{sentence}</p>
        {faults.length > 0 && (
          <ul className="mt-1 list-disc pl-5 text-sm wrap-anywhere">
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
        {at && <p className="text-sm text-ink-muted">Checked at {at}</p>}
      </div>
      <CheckNowButton check={check} name={`the ${name.toLowerCase()}`} />
    </li>
  )
}
