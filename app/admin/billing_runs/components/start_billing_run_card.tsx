import { useState } from 'react'
import { router } from '@inertiajs/react'
import { callApi } from '~/api/call_api'
import { useApiCall } from '~/api/use_api_call'
import { urlFor } from '~/client'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Field } from '~/ui/field'
import { formatNaira } from '~/ui/money'
import { NativeSelect } from '~/ui/native_select'
import { toast } from '~/ui/toast'
import { BillingDryRunTable, type BillingDryRunRow } from './billing_dry_run_table'

export type BillingPeriodChoice = {
  cycle: 'Weekly' | 'Biweekly' | 'Monthly'
  from: string
  label: string
}
type BillingDryRunResult = { businesses: number; trials: BillingDryRunRow[] }

function invoicesQuestion(trials: readonly BillingDryRunRow[]): string {
  const sent = trials.filter(({ failure }) => failure === null)
  const total = formatNaira(sent.reduce((sum, invoice) => sum + invoice.total, 0))
  return `Send ${sent.length === 1 ? '1 invoice' : `${sent.length} invoices`} for ${total}?`
}

const CYCLES = ['Weekly', 'Biweekly', 'Monthly'].map((value) => ({ value, label: value }))

interface StartBillingRunCardProps {
  periods: BillingPeriodChoice[]
  isOn: boolean
}

export function StartBillingRunCard({ periods, isOn }: StartBillingRunCardProps) {
  const [cycle, setCycle] = useState('Weekly')
  const [from, setFrom] = useState<string | null>(null)
  const [tried, setTried] = useState<BillingDryRunResult | null>(null)
  const [isConfirming, setConfirming] = useState(false)
  const trial = useApiCall()
  const offered = periods.filter((period) => period.cycle === cycle)
  const chosen = offered.find((period) => period.from === from) ?? offered[0]!
  const body = { cycle: chosen.cycle, from: chosen.from }

  async function check() {
    const outcome = await trial.send('api.admin.billing_runs.check', { body })
    if (outcome.ok) setTried(outcome.body.data)
    else toast.error(outcome.message)
  }

  return (
    <Card
      title="Run a period"
      description={`${isOn ? 'Runs start automatically when a period ends. ' : ''}A trial run saves nothing and uses no invoice number.`}
    >
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Cycle">
          <NativeSelect
            options={CYCLES}
            value={cycle}
            onChange={(value) => {
              setCycle(value)
              setTried(null)
            }}
          />
        </Field>
        <Field label="Period">
          <NativeSelect
            options={offered.map((period) => ({ value: period.from, label: period.label }))}
            value={chosen.from}
            onChange={(value) => {
              setFrom(value)
              setTried(null)
            }}
          />
        </Field>
        <Button variant="secondary" busy={trial.busy} busyLabel="Running..." onClick={check}>
          Trial Run
        </Button>
        {isOn && <Button onClick={() => setConfirming(true)}>Run Now</Button>}
      </div>
      {tried && <BillingDryRunTable {...tried} />}
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        act={() => callApi('api.admin.billing_runs.store', { body })}
        onDone={({ data }) => router.visit(urlFor('admin.billing_run', { id: data.id }))}
        title={tried ? invoicesQuestion(tried.trials) : 'Run this period?'}
        submitLabel="Run Now"
        busyLabel="Starting..."
      >
        <p>
          {`Every business that is on credit with a ${chosen.cycle.toLowerCase()} cycle today is invoiced for all of ${chosen.label}, also for what it has paid from its wallet, and gets its invoice by e-mail. Businesses that already have their invoice are skipped.`}
        </p>
      </ConfirmDialog>
    </Card>
  )
}
