import type { ReactNode } from 'react'
import { Head } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { FlightLine } from '~/components/brand/flight_line'
import { Button } from '~/ui/button'
import { useErrorWords } from './error_words'

interface ErrorPageProps {
  title: string
  heading: string
  home?: string
  actions?: ReactNode
  children: ReactNode
}

export function ErrorPage(props: ErrorPageProps) {
  const { title, heading, home = urlFor('shared.landing', {}), actions, children } = props
  const t = useErrorWords()
  return (
    <section className="py-12 text-center sm:py-16">
      <Head title={title} />
      <FlightLine moving className="mx-auto mb-6 w-64 sm:w-80" />
      <h1 className="text-3xl font-display text-balance sm:text-4xl">{heading}</h1>
      <p className="mt-4 text-lg text-ink-muted">{children}</p>
      <p className="mt-6 flex flex-wrap justify-center gap-3">
        <Button as={Link} href={home}>
          {t('errors.home')}
        </Button>
        {actions}
      </p>
    </section>
  )
}
