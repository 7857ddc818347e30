import { type ReactNode, useState } from 'react'
import { Head, usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import { urlFor } from '~/client'
import { BrandPhone } from '~/components/brand_contact'
import { Button } from '~/ui/button'
import { Rich } from '#shared/languages/components/rich'
import type { PageTranslations } from '#shared/languages/rules/page_translations'
import { useFactorResetWords } from '../components/factor_reset_words'

interface FactorResetProps {
  token: string
  due: { day: string; time: string } | null
  words: PageTranslations
}

/** Lets the recipient of the e-mail cancel a reset that they did not ask for. */
export default function FactorReset({ token, due }: FactorResetProps) {
  const t = useFactorResetWords()
  const [isStopped, setStopped] = useState(false)
  const { busy, send } = useApiCall()

  async function stop() {
    setStopped(
      showOutcome(await send('api.identity.factor_reset_stops.store', { params: { token } }))
    )
  }

  if (isStopped) return <Stopped />
  if (!due) {
    return (
      <ResetCard title={t('factor_reset.nothing')}>
        <p>{t('factor_reset.nothing.text')}</p>
        <Help />
      </ResetCard>
    )
  }
  return (
    <ResetCard title={t('factor_reset.keep')}>
      <p>{t('factor_reset.due', due)}</p>
      <Button
        size="lg"
        full
        variant="danger"
        busy={busy}
        busyLabel={t('factor_reset.stopping')}
        onClick={() => void stop()}
      >
        {t('factor_reset.stop')}
      </Button>
    </ResetCard>
  )
}

function Stopped() {
  const t = useFactorResetWords()
  return (
    <ResetCard title={t('factor_reset.stopped')}>
      <p>{t('factor_reset.stopped.text')}</p>
      <Button as={Link} href={urlFor('identity.reset', {})} variant="secondary" size="lg" full>
        {t('factor_reset.stopped.password')}
      </Button>
      <Help />
    </ResetCard>
  )
}

function ResetCard({ title, children }: { title: string; children: ReactNode }) {
  const t = useFactorResetWords()
  return (
    <section className="mx-auto w-full max-w-md py-4 sm:py-10">
      <Head title={t('factor_reset.title')} />
      <div className="grid gap-4 rounded border bg-surface-raised p-5 sm:p-8">
        <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
        {children}
      </div>
    </section>
  )
}

function Help() {
  const { brand } = usePage().props
  const t = useFactorResetWords()
  if (!brand.contactNumber) return null
  return (
    <p>
      <Rich
        text={t('factor_reset.help', { phone: brand.contactNumber })}
        parts={{ phone: () => <BrandPhone /> }}
      />
    </p>
  )
}
