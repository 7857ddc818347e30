import { urlFor } from '@adonisjs/core/services/url_builder'
import { countPendingFor, listOldestPending } from '#identity/approvals/pending_approvals'
import { countRows } from '#shared/database/limited_count'
import { defineQueue } from '#admin/console/inbox/inbox_queue'
import FailedJob from '#admin/health/failed_job_row'
import { jobLabel } from '#admin/health/job_label'
import {
  countOpenCarrierInvoices,
  listOldestOpenInvoices,
} from '#admin/reconciliation/carrier_invoice_list'
import { listUnmatchedPayments } from '#wallet/funding/unmatched_payments'
import { formatPaymentAmount } from '#wallet/funding/transformers/unmatched_payment_transformer'
import { listOpenBvnReviews } from '#wallet/payouts/bvn_reviews'
import { listUnmatchedWebhooks } from '#wallet/providers/unmatched_webhooks/resolve_unmatched_webhook'
import { describeUnmatchedWebhook } from '#wallet/providers/unmatched_webhooks/unmatched_webhook_transformer'

/** Queues about money, people and jobs. */
export const MONEY_QUEUES = {
  approvals: defineQueue({
    label: 'Approvals for you to decide',
    url: () => urlFor('admin.approvals'),
    load: async (caller) => ({ count: await countPendingFor(caller) }),
    list: listOldestPending,
    describe({ id, title, why, requester, askedAt }) {
      return {
        key: id,
        title,
        detail: why,
        facts: `Asked by ${requester.fullName}`,
        since: askedAt,
        href: urlFor('admin.approval', { id }),
        actions: [{ name: 'approveRequest' }, { name: 'declineRequest' }],
      }
    },
  }),
  carrier_invoices: defineQueue({
    label: 'Courier invoices with open lines',
    url: () => urlFor('admin.carrier_invoices', {}, { qs: { state: 'open' } }),
    load: async () => ({ count: await countOpenCarrierInvoices() }),
    list: listOldestOpenInvoices,
    describe({ id, name, lines, openLines, createdAt }) {
      const href = urlFor('admin.carrier_invoice', { id })
      return {
        key: id,
        title: name,
        facts: `${openLines} of ${lines} lines to decide`,
        since: createdAt,
        href,
        actions: [{ name: 'decideLines', href }],
      }
    },
  }),
  payments: defineQueue({
    label: 'Unmatched payments',
    url: () => urlFor('admin.home', {}, { qs: { show: 'payments' } }),
    load: async () => ({ count: await countRows(listUnmatchedPayments()) }),
    list: (limit) => listUnmatchedPayments().limit(limit).exec(),
    describe(payment) {
      const { id, reference, method, attention, intent, virtualAccount, createdAt } = payment
      const person = intent?.user ?? virtualAccount?.user
      const from = person
        ? `requested from ${person.fullName} (${person.email})`
        : 'not requested by us'
      return {
        key: id,
        title: `${formatPaymentAmount(payment)} ${method === 'card' ? 'by card' : 'by bank transfer'}, ${from}`,
        about: reference,
        detail: attention,
        facts: reference,
        since: createdAt,
        actions: [{ name: 'payment' }],
      }
    },
  }),
  webhooks: defineQueue({
    label: 'Payments that are not ours',
    url: () => urlFor('admin.home', {}, { qs: { show: 'webhooks' } }),
    load: async () => ({ count: await countRows(listUnmatchedWebhooks()) }),
    list: (limit) => listUnmatchedWebhooks().limit(limit).exec(),
    describe({ id, provider, about, reference, times, createdAt }) {
      return {
        key: id,
        title: describeUnmatchedWebhook({ provider, about }),
        about: reference,
        facts: `${reference}, ${times === 1 ? 'reported once' : `reported ${times} times`}`,
        since: createdAt,
        actions: [{ name: 'note' }],
      }
    },
  }),
  bvns: defineQueue({
    label: 'BVNs in another name',
    url: () => urlFor('admin.home', {}, { qs: { show: 'bvns' } }),
    load: async () => ({ count: await countRows(listOpenBvnReviews()) }),
    list: (limit) => listOpenBvnReviews().limit(limit).exec(),
    describe({ id, userId, accountName, bankName, user, createdAt }) {
      return {
        key: id,
        title: `BVN of ${accountName}`,
        about: `the BVN of ${accountName}`,
        detail: `The bank says ${bankName || 'no name'}.`,
        facts: user.email,
        since: createdAt,
        href: urlFor('admin.user_account', { id: userId }),
        actions: [{ name: 'accept' }, { name: 'reject' }],
      }
    },
  }),
  failed_jobs: defineQueue({
    label: 'Failed jobs',
    url: () => urlFor('admin.health'),
    load: async () => ({ count: await countRows(FailedJob.open()) }),
    list: (limit) => FailedJob.open().orderBy('failedAt').orderBy('id').limit(limit).exec(),
    describe({ id, name, error, times, failedAt, waitsForStaff }) {
      const job = jobLabel(name)
      const waits = waitsForStaff ? '. It will not run again until you try it' : ''
      return {
        key: id,
        title: job,
        detail: error,
        facts: `${times === 1 ? 'Failed once' : `Failed ${times} times`}${waits}`,
        cause: `${job}: ${error}`,
        since: failedAt,
        href: urlFor('admin.health'),
        actions: [{ name: 'retryJob' }, { name: 'dismiss' }],
      }
    },
  }),
}
