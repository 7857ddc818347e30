import { TRANSFER_BOUNCED } from '#wallet/providers/provider_responses'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import SendSandboxWebhookJob from '#wallet/providers/sandbox/send_sandbox_webhook_job'
import {
  ProviderRefused,
  ProviderUnavailable,
  type Transfer,
  type TransferRequest,
} from '#wallet/providers/payment_provider'
import {
  transferScenarioOf,
  SANDBOX_BANKS,
  type TransferScenario,
} from '#wallet/providers/sandbox/sandbox_banks'

const SCENARIO_OUTCOMES: Record<TransferScenario, 'successful' | 'failed' | 'pending'> = {
  successful: 'successful',
  silent: 'successful',
  slow: 'successful',
  failed: 'failed',
  bounced: 'failed',
  stuck: 'pending',
}

/** The first request under a reference creates the transfer; later ones return its state. */
export async function sendSandboxTransfer(
  request: TransferRequest,
  paceSeconds: number
): Promise<Transfer> {
  const { reference, amountKobo, bankCode, accountNumber, narration } = request
  const isKnown = SANDBOX_BANKS.some(({ code }) => code === bankCode)
  if (!isKnown || accountNumber.endsWith('0000')) {
    throw new ProviderRefused('There is no such account at this bank. Please check the number.')
  }
  const scenario = transferScenarioOf(accountNumber)
  const takesTime = scenario === 'slow' || scenario === 'bounced'
  await db
    .table('sandbox_transfers')
    .insert({
      reference,
      amount_kobo: amountKobo,
      bank_code: bankCode,
      account_number: accountNumber,
      narration: narration.slice(0, 200),
      outcome: SCENARIO_OUTCOMES[scenario],
      settles_at: takesTime ? DateTime.now().plus({ seconds: paceSeconds }).toJSDate() : null,
    })
    .onConflict()
    .ignore()
  if (takesTime) {
    await SendSandboxWebhookJob.dispatch({ event: 'transfer', reference })
      .in(`${paceSeconds}s`)
      .dedup({ id: `transfer ${reference}` })
  }
  if (scenario === 'silent') throw new ProviderUnavailable()
  return (await findSandboxTransfer(reference))!
}

export async function findSandboxTransfer(reference: string): Promise<Transfer | null> {
  const row = await db
    .from('sandbox_transfers')
    .select('*', db.raw(`coalesce(settles_at <= clock_timestamp(), true) as settled`))
    .where({ reference })
    .first()
  if (!row) return null
  const status: Transfer['status'] = row.settled ? row.outcome : 'pending'
  return {
    id: String(row.id),
    reference,
    status,
    amountKobo: row.amount_kobo,
    reason: status === 'failed' ? TRANSFER_BOUNCED : null,
  }
}
