import { Link } from '@adonisjs/inertia/react'
import { Circle, CircleCheck } from 'lucide-react'
import landing from '#lang/en/landing.json'
import { registerEnglish } from '#shared/languages/components/use_translations'
import { RateTeaser } from '#shared/landing/components/rate_teaser'
import { useMissingRight } from '#identity/teams/components/use_missing_right'
import { urlFor } from '~/client'
import { cx } from '~/ui/cx'

registerEnglish('landing', landing)

export type FirstSteps = Record<
  'isConfirmed' | 'hasSenderAddress' | 'hasMoney' | 'hasBooked',
  boolean
>

/** The price form of the landing page above the steps to the first parcel. */
export function FirstParcel({ steps }: { steps: FirstSteps }) {
  const mayFund = useMissingRight('fund') === null
  return (
    <RateTeaser title="Send your first parcel" action={urlFor('shipping.rate', {})}>
      <ol
        aria-label="First steps"
        className="mt-4 grid gap-x-6 border-t pt-2 text-sm sm:grid-cols-2 lg:grid-cols-4"
      >
        <FirstStep
          isDone={steps.isConfirmed}
          label="Confirm your e-mail"
          href={urlFor('identity.settings', {})}
        />
        <FirstStep
          isDone={steps.hasSenderAddress}
          label="Save your sender address"
          href={urlFor('shipping.address_book', {}, { qs: { new: 'origin' } })}
        />
        <FirstStep
          isDone={steps.hasMoney}
          label="Add money to your wallet"
          href={mayFund && urlFor('wallet.fund', {})}
        />
        <FirstStep
          isDone={steps.hasBooked}
          label="Book your first parcel"
          href={urlFor('shipping.book', {})}
        />
      </ol>
    </RateTeaser>
  )
}

/** `href` is false if the user may not take the step. */
function FirstStep(props: { isDone: boolean; label: string; href: string | false }) {
  const { isDone, label, href } = props
  const Icon = isDone ? CircleCheck : Circle
  return (
    <li className="flex min-h-11 items-center gap-2">
      <Icon aria-hidden="true" className={cx('size-5 shrink-0', isDone && 'text-success')} />
      {isDone && <span className="sr-only">Done: </span>}
      {!isDone && href ? (
        <Link href={href} className="link">
          {label}
        </Link>
      ) : (
        <span className={cx(isDone && 'text-ink-muted')}>{label}</span>
      )}
    </li>
  )
}
