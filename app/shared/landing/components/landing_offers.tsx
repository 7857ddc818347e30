import { Link } from '@adonisjs/inertia/react'
import { ArrowRight } from 'lucide-react'
import { addresses } from '~/addresses'
import { urlFor } from '~/client'
import { LandingPart } from './landing_part'

const CALL = `POST /api/v1/rate/quote

{
  "export": true,
  "origin": { "country": "NG", "state": "NG_LA" },
  "destination": { "country": "GB" },
  "items": [{ "weight": 1.2 }]
}`

/** What businesses and their developers get beyond the form. */
export function ForBusinesses() {
  return (
    <LandingPart id="businesses" title="For shops and their developers">
      <div className="grid gap-4 lg:grid-cols-2">
        <article className="flex min-w-0 flex-col rounded border bg-surface-raised p-5 sm:p-6">
          <h3 className="text-lg font-semibold">API for All your shipping needs.</h3>
          <p className="mt-1 text-ink-muted">
            Check rates, generate labels and track shipments from your own software. The same calls
            serve our own pages.
          </p>
          <pre
            role="group"
            tabIndex={0}
            aria-label="A call that asks for rates"
            className="mt-4 flex-1 overflow-x-auto rounded bg-surface-sunken p-4 font-mono text-xs leading-relaxed"
          >
            {CALL}
          </pre>
          <More href={addresses.developers}>Read the API docs</More>
        </article>
        <article className="flex min-w-0 flex-col rounded border bg-surface-raised p-5 sm:p-6">
          <h3 className="text-lg font-semibold">Your name on the way</h3>
          <p className="mt-1 text-ink-muted">
            People who wait for a parcel look at its tracking page again and again. Let them see
            your shop there: your logo, your colours, your products and your phone number.
          </p>
          <More href={urlFor('shared.branded_tracking', {})}>Branded Tracking</More>
          <p className="mt-6 border-t pt-6 text-ink-muted">
            And when there is news of the parcel, the message says that it comes from you.
          </p>
          <More href={urlFor('shared.branded_notification', {})}>Branded Notification</More>
        </article>
      </div>
    </LandingPart>
  )
}

function More({ href, children }: { href: string; children: string }) {
  return (
    <p className="mt-4">
      <Link href={href} className="link inline-flex min-h-8 items-center gap-1.5 font-medium">
        {children}
        <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
    </p>
  )
}
