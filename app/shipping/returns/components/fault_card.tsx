import { useState } from 'react'
import { router } from '@inertiajs/react'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import { ApprovalRequest } from '#identity/approvals/components/approval_request'
import { useApproval, useSecondPersonRule } from '#identity/approvals/components/use_approval'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Field } from '~/ui/field'
import { TextInput } from '~/ui/text_input'
import type { ReturnData } from './return_labels'

interface FaultCardProps {
  returnRequest: ReturnData
  refundsFirst: boolean
  /** How many naira we would refund. */
  refundable: number
}

export function FaultCard({ returnRequest, refundsFirst, refundable }: FaultCardProps) {
  const { busy, send } = useApiCall()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const approval = useApproval(useSecondPersonRule()('refund', refundable))
  const words = approval.buttonLabels('Refund', 'Refunding...')
  const what = refundsFirst ? 'this return and the first shipment' : 'this return'

  async function refund() {
    if (reason.trim().length < 2) return setProblem('Please say how you know, in a few words')
    setProblem(null)
    const outcome = await send('api.shipping.return_faults.store', {
      params: { id: returnRequest.id },
      body: { reason: reason.trim() },
      ...approval.options,
    })
    if (showOutcome(outcome)) router.reload()
  }

  return (
    <Card title="Did the courier cause it?">
      <div className="grid gap-4">
        <p>If it did, we refund {what} to the balance that paid. You can do this once.</p>
        <Field label="How you know" hint="It is kept in the audit log." required error={problem}>
          <TextInput value={reason} onChange={setReason} maxLength={200} autoComplete="off" />
        </Field>
        <ApprovalRequest approval={approval} />
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={busy}
          busyLabel={words.busyLabel}
          onClick={() => void refund()}
        >
          {words.submitLabel}
        </Button>
      </div>
    </Card>
  )
}
