import { Migration } from '#database/migration'

const IN_NEED = `case
  when status in ('AWAITING_PAYMENT_CONFIRMATION', 'PENDING_ISSUE') then status::text
  when status in ('BOOKED', 'COURIER_ASSIGNED') and tracking_state in ('HELD', 'DELIVERY_FAILED',
    'READY_FOR_COLLECTION', 'DAMAGED', 'LOST', 'WITHDRAWN') then tracking_state::text
  end`

/** Shipments and pickups. Units: grams, centimetres, kobo. */
export default class extends Migration {
  async up() {
    this.#pickups()
    this.#shipments()
    this.#orders()
    this.#indexes()
    this.#triggers()
  }

  #pickups() {
    this.schema.createTable('pickups', (table) => {
      table.bigIncrements('id')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      // `place_key`: hash of the address. The address is with shipments, where it can be erased.
      table.string('place_key', 64).notNullable()
      table.string('carrier', 10).notNullable()
      table.string('driver', 20).notNullable()
      table.date('day').notNullable()
      // `ready_at`: time in Lagos, such as 14:30.
      table.string('ready_at', 5).notNullable()
      table.string('close_at', 5).notNullable()
      table.timestamp('changeable_until').notNullable()
      table.string('state', 10).notNullable()
      // `reference`: our reference for this pickup at the courier.
      table.string('reference', 35).nullable().unique()
      // `lease_until`: until then, only the process that holds the lease calls the courier.
      table.timestamp('lease_until').nullable()
      table.timestamp('sent_at').nullable()
      table.integer('tries').notNullable().defaultTo(0)
      table.timestamp('next_try_at').nullable()
      table.string('number', 60).nullable()
      table.jsonb('handles').notNullable().defaultTo('{}')
      table.specificType('alerts', 'text[]').notNullable().defaultTo('{}')
      table.integer('packages_told').nullable()
      table.string('problem', 500).nullable()
      table.bigInteger('arranged_by').nullable().references('users.id')
      // `next_day`: the day for which we order again once the courier has cancelled this pickup.
      table.date('next_day').nullable()
      table.string('next_ready_at', 5).nullable()
      table.string('next_close_at', 5).nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('ended_at').nullable()
      table.index(['day'])
      table.check(`state in ('wanted', 'calling', 'booked', 'unknown', 'refused', 'by_hand',
        'canceling', 'canceled', 'done')`)
    })
    // A driver comes once a day to an address and takes all shipments that are ready.
    this.schema.raw(`create unique index pickups_open on pickups (place_key, carrier, driver, day)
      where state in ('wanted', 'calling', 'booked', 'unknown', 'refused', 'by_hand')`)
    this.schema.raw(`create index pickups_unfinished on pickups (next_try_at)
      where state in ('wanted', 'calling', 'canceling')`)

    this.schema.createTable('sandbox_pickups', (table) => {
      table.string('number', 20).primary()
      table.string('reference', 35).notNullable()
      table.boolean('may_cancel').notNullable().defaultTo(true)
      table.timestamp('canceled_at').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
    })
  }

  #shipments() {
    // Domains: PostgreSQL reads the check of a table anew for every statement that writes.
    this.schema.raw(`
      create domain shipment_status as varchar(30) check (value in ('AWAITING_PAYMENT_CONFIRMATION', 'PENDING',
        'BOOKED', 'COURIER_ASSIGNED', 'DELIVERED', 'PENDING_ISSUE', 'CANCELED', 'VOIDED'));
      create domain shipment_kind as varchar(10) check (value in ('domestic', 'export', 'import'));
      create domain shipment_insurance as varchar(10) check (value in ('Standard', 'Premium'));
      create domain shipment_payment_method as varchar(10) check (value in ('cash', 'cash_back', 'card'));
    `)

    this.schema.createTable('shipments', (table) => {
      table.bigIncrements('id')
      table.string('transaction_reference', 20).notNullable().unique()
      table.bigInteger('tracking_number').notNullable().unique()
      // `reference`: a shop's own order number.
      table.string('reference', 50).nullable()
      table.jsonb('metadata').notNullable().defaultTo('{}')
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').notNullable().references('users.id')
      table.specificType('kind', 'shipment_kind').notNullable()
      table.specificType('status', 'shipment_status').notNullable()
      // `tracking_state`: derived from all tracking events; null before the first one.
      table.string('tracking_state', 30).nullable()
      table.string('courier_code', 20).notNullable().references('couriers.code')
      // `courier_driver`: the connection that books and tracks the shipment; null before payment.
      table.string('courier_driver', 20).nullable()
      table.string('service_type', 100).notNullable()
      table.string('delivery_timeline', 60).notNullable()
      table.uuid('quote_id').nullable().references('quotes.id').onDelete('set null')
      table.bigInteger('return_of').nullable().references('shipments.id')
      table.bigInteger('billing_group_id').nullable().references('billing_groups.id')
      // `price_trace`: how the price came about: zone, rate, weights and each fee.
      table.jsonb('price_trace').notNullable()
      table.specificType('insurance', 'shipment_insurance').notNullable()
      table.boolean('pickup').notNullable()
      table.boolean('signature_required').notNullable()
      table.date('preferred_pickup_date').nullable()
      table.bigInteger('pickup_id').nullable().references('pickups.id')
      table.bigInteger('declared_value_kobo').notNullable()
      table.integer('actual_grams').notNullable()
      table.integer('volumetric_grams').notNullable()
      table.integer('billable_grams').notNullable()
      // `payment_amount_kobo` is what the customer pays, `discount_kobo` what we pay.
      table.bigInteger('payment_amount_kobo').notNullable()
      table.bigInteger('discount_kobo').notNullable().defaultTo(0)
      // `reweighed_kobo`: reweigh charges paid after the bill, so that totals need no other table.
      table.bigInteger('reweighed_kobo').notNullable().defaultTo(0)
      table.specificType('payment_method', 'shipment_payment_method').nullable()
      table.timestamp('paid_at').nullable()
      table.bigInteger('paid_from_wallet_id').nullable().references('wallets.id')
      table.string('waybill_number', 40).nullable()
      table.string('issue', 300).nullable()
      table.date('estimated_delivery_on').nullable()
      table.boolean('in_transit').notNullable().defaultTo(false)
      table.timestamp('delivered_at').nullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.index(['status', 'updated_at'])
      table.index(['tracking_state', 'created_at'])
      table.check('(paid_at is null) = (payment_method is null)')
      table.check(`paid_at is not null or status in ('AWAITING_PAYMENT_CONFIRMATION', 'CANCELED')`)
      table.check('payment_amount_kobo >= 0 and tracking_number > 0')
    })
  }

  /** Indexes in the orders of the lists. */
  #orders() {
    const orders = {
      shipments_by_date: '(organization_id, created_at, id)',
      shipments_of_person_by_date: '(organization_id, user_id, created_at, id)',
      shipments_by_status: '(organization_id, status, created_at, id)',
      shipments_of_person_by_status: '(organization_id, user_id, status, created_at, id)',
      shipments_all_by_date: '(created_at, id) where organization_id > 0',
      shipments_all_by_status: '(status, created_at, id) where organization_id > 0',
      shipments_imports_by_status: `(status, created_at, id) where kind = 'import'`,
      // This index has these states only, because few shipments are in one of them.
      shipments_by_state: `(organization_id, tracking_state, created_at, id)
        where tracking_state in ('HELD', 'DELIVERY_FAILED', 'READY_FOR_COLLECTION', 'RETURNING',
          'DAMAGED', 'LOST', 'WITHDRAWN', 'RETURNED')`,
    }
    for (const [name, columns] of Object.entries(orders)) {
      this.schema.raw(`create index ${name} on shipments ${columns}`)
    }
  }

  #indexes() {
    // Two couriers may issue the same waybill number, and the sandbox may repeat a live one.
    this.schema.raw(`create unique index shipments_waybill on shipments
      (waybill_number, courier_code, (organization_id < 0)) where waybill_number is not null`)
    this.schema.raw(`create index shipments_imports on shipments (created_at desc, id desc)
      where kind = 'import'`)
    // The home page of staff counts the shipments of this index.
    this.schema.raw(`create index shipments_by_hand on shipments (status, paid_at)
      where courier_driver = 'manual'`)
    this.schema.raw(`create index shipments_pickup on shipments (pickup_id)
      where pickup_id is not null`)
    // To recount figures by day. Rows are stored in the order of days, so payments stay fast.
    this.schema.raw(`create index shipments_days on shipments using brin
      (created_at timestamptz_minmax_multi_ops, paid_at timestamptz_minmax_multi_ops)
      with (pages_per_range = 32, autosummarize = on)`)
    // This index finds the newest shipments that wait for their sender; each sender has few.
    this.schema.raw(`create index shipments_in_need on shipments (organization_id,
      (case when abs(organization_id) <= 2 then user_id else 0 end), (${IN_NEED}), id) where (${IN_NEED}) is not null`)
    this.schema.raw(`create index shipments_delivered on shipments (delivered_at)
      where status = 'DELIVERED'`)
    this.schema.raw(`create index shipments_return_of on shipments (return_of)
      where return_of is not null`)
    this.schema.raw(`create index shipments_by_reference on shipments (reference, organization_id)
      where reference is not null`)
  }

  #triggers() {
    this.trigger(`shipments_figures
      before update of organization_id, user_id, status, tracking_state, payment_amount_kobo, reweighed_kobo, paid_at, created_at
      on shipments for each row execute function count_shipment()`)
    this.trigger(`shipments_come_figures
      after insert on shipments for each row execute function count_shipment()`)
    // This trigger runs before clearance documents are deleted, because figures depend on them.
    this.trigger(`shipments_go_figures
      before delete on shipments for each row execute function count_shipment()`)
    // A payment does not fire this trigger: a margin begins when a carrier accepts the parcel.
    this.trigger(`shipments_margins after update of status, reweighed_kobo on shipments for each row
      when (new.paid_at is not null and new.organization_id > 0 and (new.reweighed_kobo <> old.reweighed_kobo
        or new.status <> old.status and new.status in ('BOOKED', 'VOIDED')))
      execute function margin_follows_shipment()`)
    this.trigger(`shipments_search
      after update of organization_id, user_id, created_at, tracking_number, service_type, waybill_number,
        transaction_reference, reference on shipments
      for each row when ((old.organization_id, old.user_id, old.created_at, old.tracking_number,
          old.service_type, old.waybill_number, old.transaction_reference, old.reference)
        is distinct from (new.organization_id, new.user_id, new.created_at, new.tracking_number,
          new.service_type, new.waybill_number, new.transaction_reference, new.reference))
      execute function shipment_search_follows()`)
    // A payment does not fire this trigger, because unpaid shipments are not tracked.
    this.trigger(`shipments_watch after update of status, waybill_number, courier_driver on shipments
      for each row when (old.status <> 'AWAITING_PAYMENT_CONFIRMATION' or new.waybill_number is not null)
      execute function watch_parcel()`)
    this.trigger(`shipments_watch_new after insert on shipments
      for each row when (new.waybill_number is not null) execute function watch_parcel()`)
  }
}
