import { Head, usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { useView } from '~/components/shell/use_view'
import { isShellPage } from '~/layouts/shell_page'
import { Button } from '~/ui/button'

export default function NotFound() {
  const page = usePage()
  const view = useView()
  const home = isShellPage(page) ? view.home : urlFor('shared.landing', {})
  return (
    <section className="py-16 text-center">
      <Head title="Page not found" />
      <h1 className="text-2xl font-semibold tracking-tight text-balance sm:text-3xl">
        Ooooops! Looks like you got lost.
      </h1>
      <p className="mt-4 text-ink-muted">The page you are looking for has not shipped!</p>
      <p className="mt-6">
        <Button as={Link} href={home}>
          Go home
        </Button>
      </p>
    </section>
  )
}
