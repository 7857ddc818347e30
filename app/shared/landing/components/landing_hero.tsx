import { usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { addresses } from '~/addresses'
import { Button } from '~/ui/button'
import { RateTeaser } from './rate_teaser'
import { RoutesPicture } from './routes_picture'
import { TrackForm } from './track_form'

/** What we do, and the two things that people come here for: a price, and where the parcel is. */
export function LandingHero() {
  const { brand } = usePage().props
  return (
    <section className="relative isolate -mt-6 bg-accent-soft pb-2 pt-10 shadow-[0_0_0_100vmax_var(--accent-soft)] [clip-path:inset(0_-100vmax)] sm:-mt-8 sm:pt-16">
      <RoutesPicture className="absolute right-0 top-0 -z-10 hidden h-80 lg:block" />
      <h1 className="max-w-2xl text-4xl font-semibold leading-tight tracking-tight text-balance sm:text-5xl sm:leading-tight">
        Send a parcel from Nigeria to anywhere
      </h1>
      <p className="mt-4 max-w-xl text-lg text-ink-muted">
        {brand.name} compares FedEx, UPS, DHL and Aramex, books the one you choose and follows the
        parcel to the door. You pay in naira, from your wallet.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <NextStep />
      </div>
      <div className="mt-10 grid gap-4 pb-10 lg:grid-cols-[3fr_2fr] lg:gap-6">
        <RateTeaser />
        <TrackForm />
      </div>
    </section>
  )
}

function NextStep() {
  const { caller } = usePage().props
  if (caller) {
    return (
      <>
        <Button as={Link} href={addresses.booking} size="lg">
          Book a shipment
        </Button>
        <Button as={Link} href={addresses.home} size="lg" variant="secondary">
          Go to your dashboard
        </Button>
      </>
    )
  }
  return (
    <>
      <Button as={Link} href={addresses.signUp} size="lg">
        Sign up to book
      </Button>
      <Button as={Link} href={addresses.rates} size="lg" variant="secondary">
        Check Rates
      </Button>
    </>
  )
}
