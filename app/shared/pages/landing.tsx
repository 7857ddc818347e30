import { Head, usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'

const REASONS = [
  {
    title: 'Four couriers, one price list',
    text: 'FedEx, UPS, DHL and Aramex side by side, so you see the cheapest and the fastest before you pay.',
  },
  {
    title: 'Pay in naira',
    text: 'One wallet for every parcel. Every debit and refund is on your statement, to the kobo.',
  },
  {
    title: 'Follow every step',
    text: 'A tracking page that you can send to the person who is waiting. It needs no app and no account.',
  },
]

export default function Landing() {
  const { brand, caller } = usePage().props
  return (
    <>
      <Head title="Send a parcel from Nigeria" />
      <section className="py-8">
        <h1 className="max-w-2xl text-4xl font-semibold tracking-tight text-balance">
          Send a parcel from Nigeria to anywhere
        </h1>
        <p className="mt-4 max-w-2xl text-lg text-ink-muted">
          {brand.name} books, pays for and follows your parcels with the couriers you already trust.
        </p>
        <p className="mt-6">
          <Link
            route={caller ? 'identity.home' : 'identity.sign_in'}
            className="inline-block rounded-lg bg-accent px-5 py-3 font-medium text-accent-ink"
          >
            {caller ? 'Go to your dashboard' : 'Sign in to start'}
          </Link>
        </p>
      </section>
      <section aria-labelledby="why" className="py-8">
        <h2 id="why" className="text-2xl font-semibold">
          Why Choose Us
        </h2>
        <ul className="mt-4 grid gap-4 md:grid-cols-3">
          {REASONS.map((reason) => (
            <li key={reason.title} className="rounded-lg border border-line bg-surface-raised p-5">
              <h3 className="font-medium">{reason.title}</h3>
              <p className="mt-2 text-ink-muted">{reason.text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
