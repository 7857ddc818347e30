import type { ReactNode } from 'react'
import { usePage } from '@inertiajs/react'
import { BrandPhone } from '~/components/brand_contact'
import { FlightLine } from '~/components/brand/flight_line'
import { PublicHead } from '~/components/public/public_head'
import { Rich } from '#shared/languages/components/rich'
import { useAccountWords } from './account_words'

interface AuthCardProps {
  title: string
  description?: string
  text?: ReactNode
  after?: ReactNode
  children: ReactNode
}

export function AuthCard({ title, description, text, after, children }: AuthCardProps) {
  const { brand } = usePage().props
  const t = useAccountWords()
  return (
    <section className="mx-auto w-full max-w-md py-4 sm:py-10">
      <PublicHead title={title} description={description} />
      <div className="overflow-hidden rounded border bg-surface-raised">
        <div aria-hidden="true" className="danfo-stripe" />
        <div className="p-5 sm:p-8">
          <div className="flex items-start justify-between gap-4">
            <h1 className="text-3xl font-display">{title}</h1>
            <FlightLine className="w-24 shrink-0" />
          </div>
          {text && <p className="mt-1 text-ink-muted">{text}</p>}
          <div className="mt-6">{children}</div>
        </div>
      </div>
      {after && <p className="mt-4 text-center text-sm">{after}</p>}
      {brand.contactNumber && (
        <p className="mt-4 text-center text-sm text-ink-muted">
          <Rich
            text={t('account.help', { brand: brand.name, phone: brand.contactNumber })}
            parts={{ phone: () => <BrandPhone /> }}
          />
        </p>
      )}
    </section>
  )
}
