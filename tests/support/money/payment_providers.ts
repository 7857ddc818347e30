import { QueueManager } from '@adonisjs/queue'
import payments from '#config/payments'
import ApplyPaymentWebhookJob from '#wallet/funding/jobs/apply_payment_webhook_job'
import type { FromProvider } from '#wallet/providers/payment_provider'
import { call } from '#tests/support/people'
import { runJob } from '#tests/support/jobs'
import {
  FLUTTERWAVE_HASH,
  FakeFlutterwave,
  flutterwaveHeaders,
} from '#tests/support/fakes/flutterwave'
import { FakePaystack, PAYSTACK_KEY, paystackHeaders } from '#tests/support/fakes/paystack'

export type ProviderName = 'flutterwave' | 'paystack'

export type Cleanup = (undo: () => void | Promise<void>) => void

/** Milliseconds within which a fake provider answers even on a busy machine. */
const PATIENCE_MS = 5_000

export function selectPaymentProvider(provider: ProviderName | 'sandbox', cleanup: Cleanup) {
  const before = payments.provider
  payments.provider = provider
  cleanup(() => {
    payments.provider = before
  })
}

/** Configures Flutterwave with keys and a fake server until the test is over. */
export async function openFlutterwave(cleanup: Cleanup): Promise<FakeFlutterwave> {
  const fake = await new FakeFlutterwave().start()
  payments.flutterwave = {
    publicKey: 'pk',
    secretKey: 'sk',
    webhookHash: FLUTTERWAVE_HASH,
    bvn: '22987654321',
    baseUrl: fake.baseUrl,
    timeoutMs: PATIENCE_MS,
  }
  cleanup(() => closeProvider('flutterwave', fake))
  return fake
}

export async function openPaystack(cleanup: Cleanup): Promise<FakePaystack> {
  const fake = await new FakePaystack().start()
  payments.paystack = {
    publicKey: 'pk_live',
    secretKey: PAYSTACK_KEY,
    baseUrl: fake.baseUrl,
    timeoutMs: PATIENCE_MS,
  }
  cleanup(() => closeProvider('paystack', fake))
  return fake
}

function closeProvider(provider: ProviderName, fake: { stop: () => Promise<void> }) {
  payments[provider] = null
  return fake.stop()
}

const SIGNERS = { flutterwave: flutterwaveHeaders, paystack: paystackHeaders }

export function postWebhook(
  provider: ProviderName,
  event: object,
  address = '/api/v1/webhooks/payment'
) {
  return call('POST', address, event, SIGNERS[provider](JSON.stringify(event)))
}

/** Posts a webhook to us, then runs the jobs that it dispatched to a fake queue. */
export async function postWebhookAndRunJobs(
  provider: ProviderName,
  event: object,
  address?: string
) {
  const queue = QueueManager.fake()
  queue.clearPushedJobs()
  const { status } = await postWebhook(provider, event, address)
  if (status !== 200) throw new Error(`The webhook was answered ${status}`)
  for (const { job } of queue.getPushedJobs()) {
    await runJob(ApplyPaymentWebhookJob, job.payload as FromProvider)
  }
}
