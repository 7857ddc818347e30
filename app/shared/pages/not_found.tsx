import { Head } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'

export default function NotFound() {
  return (
    <section className="py-16 text-center">
      <Head title="Page not found" />
      <h1 className="text-3xl font-semibold">Ooooops! Looks like you got lost.</h1>
      <p className="mt-4 text-ink-muted">The page you are looking for has not shipped!</p>
      <p className="mt-6">
        <Link route="shared.landing" className="text-accent underline underline-offset-4">
          Go home
        </Link>
      </p>
    </section>
  )
}
