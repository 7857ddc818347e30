import { lazy, Suspense, useState } from 'react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Notice } from '~/ui/notice'
import type { ShopReturns } from '#branding/returns/rules/return_offer'
import { useReturnWords } from './use_return_words'

/** Loaded on demand: few receivers request a return. */
const RequestForm = lazy(() => import('./return_request_form'))

export type ReturnCardProps = { trackingNumber: number; returns: ShopReturns }

export default function ReturnCard({ trackingNumber, returns }: ReturnCardProps) {
  const t = useReturnWords()
  const [opened, setOpened] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const { isOpen, offer, returns: requests } = returns
  return (
    <Card title={t('returns.title')} className="no-print">
      <div className="grid gap-4">
        {requests.length > 0 && <RequestedReturns requests={requests} />}
        {done && <Notice tone="success">{done}</Notice>}
        {isOpen && !offer && requests.length === 0 && (
          <p className="text-sm text-ink-muted">{t('returns.prove')}</p>
        )}
        {offer && !done && (
          <>
            <p className="text-sm text-ink-muted">{t('returns.until', { day: offer.until })}</p>
            {opened ? (
              <Suspense fallback={null}>
                <RequestForm trackingNumber={trackingNumber} offer={offer} onDone={setDone} />
              </Suspense>
            ) : (
              <Button
                variant="secondary"
                className="justify-self-start"
                onClick={() => setOpened(true)}
              >
                {t('returns.open')}
              </Button>
            )}
          </>
        )}
      </div>
    </Card>
  )
}

function RequestedReturns({ requests }: { requests: ShopReturns['returns'] }) {
  const t = useReturnWords()
  return (
    <div>
      <h3 className="font-semibold">{t('returns.yours')}</h3>
      <ul className="mt-1 grid gap-3">
        {requests.map(({ id, state, goods, reason, askedDay, refusal, trackingNumber }) => (
          <li key={id}>
            <span className="font-medium">{t(`returns.state.${state}`)}</span>
            <span className="block text-sm text-ink-muted">
              {[...goods, reason, askedDay].join(' · ')}
            </span>
            {refusal && <span className="block text-sm text-ink-muted">“{refusal}”</span>}
            {trackingNumber && (
              <a
                className="link tabular ml-2"
                href={urlFor('shipping.public_tracking', { trackingNumber })}
              >
                {trackingNumber}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
