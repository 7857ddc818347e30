import type { Data } from '@generated/data'
import { Badge } from '~/ui/badge'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty_state'
import { CheckNowButton } from './check_now_button'

type Health = Data.Admin.Health.Health

/** Whether each courier and payment company answers. */
export function PartnerList({ partners }: { partners: Health['partners'] }) {
  return (
    <Card
      title="Couriers and payment companies"
      padded={false}
      actions={<CheckNowButton check="couriers" name="the couriers" />}
    >
      {partners.length === 0 && (
        <EmptyState title="No company yet">
          Set up a courier or a payment company, and it appears here.
        </EmptyState>
      )}
      <ul className="divide-y">
        {partners.map(({ key, name, kind, state }) => (
          <li
            key={key}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 sm:px-5"
          >
            <p>
              <span className="font-medium">{name}</span>{' '}
              <span className="text-sm text-ink-muted">{kind}</span>
            </p>
            <p className="flex flex-wrap items-center gap-x-3 text-sm">
              {state.time && <span className="text-ink-muted">{state.time}</span>}
              <Badge tone={state.tone}>{state.text}</Badge>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
