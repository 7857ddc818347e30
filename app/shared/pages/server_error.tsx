import { Head } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'

export default function ServerError() {
  return (
    <section className="py-16 text-center">
      <Head title="Something went wrong" />
      <h1 className="text-3xl font-semibold">Something went wrong on our side.</h1>
      <p className="mt-4 text-ink-muted">
        Nothing you entered was lost by this. Please try again in a minute.
      </p>
      <p className="mt-6">
        <Link route="shared.landing" className="text-accent underline underline-offset-4">
          Go home
        </Link>
      </p>
    </section>
  )
}
