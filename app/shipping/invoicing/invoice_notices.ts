import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Organization from '#identity/organizations/models/organization'
import { queryRows } from '#shared/database/query_rows'
import { sendMail } from '#shared/mail/send_mail'
import { lagosToday } from '#shared/time/lagos_time'
import { invoiceAttachments } from '#shipping/invoicing/documents/invoice_document'
import InvoiceMail from '#shipping/invoicing/mails/invoice_mail'
import BillingInvoice from '#shipping/invoicing/models/billing_invoice'
import { billingRuns, reminderDays } from '#shipping/invoicing/invoicing_settings'

const BATCH = 100

/** Day 0 announces an invoice; others are reminders, on the configured days after the due date. */
type InvoiceNotice = { invoiceId: number; day: number }

/** Queues the announcement of an invoice, which is e-mailed after the commit. */
export async function queueInvoiceNotice(trx: TransactionClientContract, invoiceId: number) {
  await trx.table('billing_notices').insert({ invoice_id: invoiceId, day: 0 })
}

/** If several reminders fall due together, only the last is e-mailed. Safe to run concurrently. */
export async function queueInvoiceReminders() {
  if (!(await billingRuns.get())) return
  const set = await reminderDays.get()
  const days = set.map(Number)
  await queryRows<object>(
    db,
    `insert into billing_notices (invoice_id, day, sent_at)
     select invoice_id, day, case when day < max(day) over (partition by invoice_id) then now() end
     from billing_balances, unnest(cast(:days as int[])) as day
     where open_kobo > 0 and due_on + day <= cast(:today as date)
     on conflict do nothing`,
    { days, today: lagosToday() }
  )
}

/** Notices to a business without an e-mail address wait until it has one. */
export async function invoicesWithUnsentNotices(except: number[] = []): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    db,
    `select invoice_id as id
     from billing_notices notice join billing_invoices invoice on invoice.id = invoice_id
       join organizations on organizations.id = organization_id
     where sent_at is null and contact_email <> '' and invoice_id <> all(:except)
     group by invoice_id order by min(notice.created_at), invoice_id limit ${BATCH}`,
    { except }
  )
  return rows.map(({ id }) => id)
}

export async function sendInvoiceNotices(invoiceId: number) {
  const notices = await db
    .from('billing_notices')
    .where({ invoice_id: invoiceId })
    .whereNull('sent_at')
    .orderBy('day')
    .select('day')
  for (const { day } of notices) await sendInvoiceNotice({ invoiceId, day })
}

/** E-mails a notice once; it stays unsent if that fails. Paid invoices get no reminder. */
async function sendInvoiceNotice({ invoiceId, day }: InvoiceNotice) {
  const invoice = await BillingInvoice.query()
    .where('id', invoiceId)
    .preload('balance')
    .preload('credited')
    .firstOrFail()
  const enclosures = await invoiceAttachments(invoiceId)
  const { name, contactEmail } = await Organization.findOrFail(invoice.organizationId)
  if (!contactEmail) return
  await db.transaction(async (trx) => {
    const [claimed] = await trx
      .from('billing_notices')
      .where({ invoice_id: invoiceId, day })
      .whereNull('sent_at')
      .update({ sent_at: trx.raw('now()') })
      .returning('day')
    if (claimed === undefined) return
    if (day > 0 && invoice.openKobo === 0) return
    const reader = { name, address: contactEmail }
    await sendMail(new InvoiceMail(invoice, { day, reader, enclosures }), trx)
  })
}
