import type { Data } from '@generated/data'
import { Card } from '~/ui/card'
import { Disclosure } from '~/ui/disclosure'

type CourierExchange = Data.Shipping.Carriers.Attempts.ParcelOrders['exchanges'][number]

/** Shows our requests to the courier and its responses, without secrets and files. */
export function CourierExchangesCard(props: { exchanges: CourierExchange[]; isSandbox: boolean }) {
  const { exchanges, isSandbox } = props
  return (
    <Card title="Messages with the courier" description="Kept for 30 days, without keys and files.">
      {exchanges.length === 0 ? (
        <p className="text-ink-muted">
          {isSandbox
            ? 'None: the sandbox courier is part of this server.'
            : 'Nothing in the last 30 days.'}
        </p>
      ) : (
        <ul className="grid gap-3">
          {exchanges.map((exchange) => (
            <li key={exchange.id}>
              <Disclosure title={exchangeTitle(exchange)}>
                <ExchangeMessage title="We sent" text={exchange.request} />
                <ExchangeMessage title="It answered" text={exchange.answer} />
              </Disclosure>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function exchangeTitle({ operation, sentText, status, ms }: CourierExchange): string {
  return `${sentText}: ${operation}, ${status === null ? 'no answer' : `HTTP ${status}`}, ${ms} ms`
}

function ExchangeMessage({ title, text }: { title: string; text: string }) {
  return (
    <section className="mt-3 min-w-0">
      <h3 className="text-sm font-medium">{title}</h3>
      <pre
        tabIndex={0}
        aria-label={title}
        className="mt-1 max-h-96 overflow-auto rounded border p-3 text-xs whitespace-pre-wrap break-all"
      >
        {text || '(nothing)'}
      </pre>
    </section>
  )
}
