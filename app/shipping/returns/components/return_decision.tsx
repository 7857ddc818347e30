import { useState } from 'react'
import { router } from '@inertiajs/react'
import { callApi } from '~/api/call_api'
import { useApiCall } from '~/api/use_api_call'
import { useIdempotencyKeys } from '~/hooks/use_idempotency_keys'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Notice } from '~/ui/notice'
import { toast } from '~/ui/toast'
import { RefuseReturnDialog } from './refuse_return_dialog'
import { type ReturnPaymentTerms, ReturnPay, type ReturnPricesData } from './return_pay'
import type { ReturnData } from './return_labels'

export function ReturnDecision({ returnRequest }: { returnRequest: ReturnData }) {
  const { id } = returnRequest
  const [prices, setPrices] = useState<ReturnPricesData | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [refuses, setRefuses] = useState(false)
  const keyOf = useIdempotencyKeys()
  const pricing = useApiCall()
  const approving = useApiCall()

  async function price() {
    setFailure(null)
    const outcome = await pricing.send('api.shipping.return_prices.update', { params: { id } })
    if (!outcome.ok) return setFailure(outcome.message)
    setPrices(outcome.body.data)
  }

  async function approve(terms: ReturnPaymentTerms) {
    setFailure(null)
    const outcome = await approving.send('api.shipping.return_decisions.approve', {
      params: { id },
      body: terms,
      idempotencyKey: keyOf(JSON.stringify(terms)),
    })
    if (outcome.ok) {
      toast.success(outcome.body.message)
      return router.reload()
    }
    setPrices(null)
    setFailure(outcome.message)
  }

  return (
    <Card title="Your decision">
      <div className="grid gap-4">
        {returnRequest.problem && (
          <Notice tone="warning" title="It could not be booked automatically">
            {returnRequest.problem}
          </Notice>
        )}
        {returnRequest.wasVoided && (
          <Notice>Its shipment was voided. Approve it again to book a new one.</Notice>
        )}
        {failure && <Notice tone="danger">{failure}</Notice>}
        {prices ? (
          <ReturnPay prices={prices} busy={approving.busy} onPay={(terms) => void approve(terms)} />
        ) : (
          <p>You pay for sending it back. See what it costs before you decide.</p>
        )}
        <div className="flex flex-wrap gap-3">
          {!prices && (
            <Button busy={pricing.busy} busyLabel="Pricing..." onClick={() => void price()}>
              See the Price
            </Button>
          )}
          <Button variant="secondary" onClick={() => setRefuses(true)}>
            Refuse
          </Button>
        </div>
      </div>
      <RefuseReturnDialog
        open={refuses}
        onClose={() => setRefuses(false)}
        refuse={(reason) =>
          callApi('api.shipping.return_decisions.refuse', { params: { id }, body: { reason } })
        }
      />
    </Card>
  )
}
