import fc from 'fast-check'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import { makeShipment } from '#tests/support/shipment_rows'

/** Steps that change figures, as SQL. `:one` is a shipment's id, `:with` a random number. */
const ACTS = {
  book: `insert into shipments select copy.* from shipments as model,
      jsonb_populate_record(model, jsonb_build_object('id', nextval('shipments_id_seq'),
        'transaction_reference', 'FIGURE-' || currval('shipments_id_seq'),
        'tracking_number', 500000000000 + currval('shipments_id_seq'),
        'organization_id', (array[2, 2, 3, -2, -3])[1 + :with % 5],
        'user_id', (select id from users order by id offset :with % 3 limit 1),
        'payment_amount_kobo', :with, 'created_at', now() - make_interval(hours => :with % 80))) as copy
    where model.id = :model`,
  pay: `update shipments set status = 'PENDING', payment_method = 'cash', paid_at = now() - make_interval(hours => :with % 50)
    where id = :one and status = 'AWAITING_PAYMENT_CONFIRMATION'`,
  reprice: `update shipments set payment_amount_kobo = :with where id = :one`,
  cancel: `update shipments set status = 'CANCELED' where id = :one and paid_at is null`,
  refuse: `update shipments set status = 'PENDING_ISSUE' where id = :one and status = 'PENDING'`,
  retry: `update shipments set status = 'PENDING' where id = :one and status = 'PENDING_ISSUE'`,
  carry: `update shipments set status = 'BOOKED' where id = :one and status = 'PENDING'`,
  befall: `update shipments set tracking_state = (array['HELD', 'LOST', 'IN_TRANSIT', 'RETURNED'])[1 + :with % 4]
    where id = :one`,
  deliver: `update shipments set status = 'DELIVERED', delivered_at = now() where id = :one and status = 'BOOKED'`,
  doubt: `update shipments set status = 'BOOKED' where id = :one and status = 'DELIVERED'`,
  void: `update shipments set status = 'VOIDED' where id = :one and paid_at is not null`,
  weigh: `update shipments set reweighed_kobo = :with where id = :one and paid_at is not null`,
  backdate: `update shipments set created_at = created_at - interval '3 days', paid_at = paid_at - interval '2 days'
    where id = :one`,
  move: `update shipments set organization_id = -organization_id where id = :one and not exists (
    select from reweighs where shipment_id = :one)`,
  remove: `delete from shipments where id = :one and not exists (select from reweighs where shipment_id = :one)`,
  need: `insert into clearance_documents (shipment_id, classification)
    select :one, kind from unnest(array['food', 'medication']) as kind where exists (select from shipments where id = :one)
    on conflict do nothing`,
  hand: `update clearance_documents set document_type = classification, file_key = 'file ' || id, uploaded_at = now()
    where shipment_id = :one and (:with % 2 = 0 or classification = 'food') and uploaded_at is null`,
  forget: `delete from clearance_documents where shipment_id = :one`,
  propose: `insert into reweighs (shipment_id, organization_id, status, source, billed_grams, carrier_grams, amount_kobo)
    select id, organization_id, 'proposed', 'staff', 1, 2, :with from shipments where id = :one on conflict do nothing`,
  settle: `update reweighs set status = (array['approved', 'disputed', 'owed', 'paid', 'waived'])[1 + :with % 5],
      due_at = now(), updated_at = now() where shipment_id = :one`,
  refer: `insert into referrals (referrer_id, referred_id, amount_kobo)
    select min(id), max(id), :with from users having min(id) < max(id) on conflict do nothing`,
  reward: `update referrals set paid_at = case when paid_at is null then now() end where :with % 2 = 0`,
  confirm: `update users set email_verified_at = case when email_verified_at is null then now() end
    where id = (select max(id) from users)`,
  earn: `select post_transfer(jsonb_build_object('kind', 'shipment_payment', 'reference', gen_random_uuid()),
    array[(select id from ledger_accounts where kind = 'adjustments'),
      (select id from ledger_accounts where kind = (array['revenue', 'refunds', 'test_revenue'])[1 + :with % 2]
        and part = 0)],
    array[-:with, :with]::bigint[])`,
  fold: 'select fold_figures()',
} as const

export type FigureStep = { act: keyof typeof ACTS; one: number; with: number }

const acts = Object.keys(ACTS) as FigureStep['act'][]

/** Bookings and payments are more frequent, since other steps need booked and paid shipments. */
export const figureStep: fc.Arbitrary<FigureStep> = fc.record({
  act: fc.constantFrom(...acts, 'book', 'book', 'pay', 'pay', 'carry', 'fold'),
  one: fc.nat(1000),
  with: fc.integer({ min: 1, max: 100_000 }),
})

/** Excludes the step that posts to the ledger, whose committed rows later tests would meet. */
export const stepWithoutPosting = figureStep.filter(({ act }) => act !== 'earn')

/** Creates the shipment that the others are copied from. */
export async function createFigureModel(): Promise<number> {
  const { id } = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
  return id
}

/** SQL states of deadlocks and constraint violations, which undo a step. */
const NOT_DONE = ['40P01', '23505', '23514', '23503']

/** Runs a step in its own transaction. Skips a step that a deadlock or a constraint undoes. */
export async function tryFigureStep(client: QueryClientContract, model: number, step: FigureStep) {
  try {
    await client.transaction((trx) => applyFigureStep(trx, model, step))
  } catch (error) {
    const { code } = error as { code?: string }
    if (!NOT_DONE.includes(code ?? '')) throw error
  }
}

/** Applies a step to a copy of the model shipment, or to none if nothing was booked yet. */
export async function applyFigureStep(
  client: QueryClientContract,
  model: number,
  step: FigureStep
) {
  const sql = ACTS[step.act].replace(/:(model|one|with)\b/g, ':$1::int')
  const copies = await queryRows<{ id: number }>(
    client,
    `select id from shipments where transaction_reference like 'FIGURE-%'
     order by id offset :one % greatest(1, (select count(*) from shipments
       where transaction_reference like 'FIGURE-%')) limit 1`,
    { one: step.one }
  )
  const given = { model, one: copies[0]?.id ?? 0, with: step.with }
  const names = Object.keys(given).filter((name) => sql.includes(`:${name}`))
  await client.rawQuery(
    sql,
    Object.fromEntries(names.map((name) => [name, given[name as keyof typeof given]]))
  )
}
