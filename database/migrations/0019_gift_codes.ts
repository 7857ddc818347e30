import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Gift codes and their redemptions. The limits stand here: however many take a code at the same moment, the
 * row of the code is the queue they stand in.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('gift_codes', (table) => {
      table.bigIncrements('id')
      table.string('code', 30).notNullable().unique()
      table.string('description', 100).nullable()
      table.string('kind', 10).notNullable()
      table.integer('basis_points').nullable()
      table.bigInteger('amount_kobo').nullable()
      table.bigInteger('minimum_kobo').notNullable().defaultTo(0)
      // The last day in Lagos on which it can be applied.
      table.date('expires_on').nullable()
      table.integer('total_limit').nullable()
      table.integer('customer_limit').nullable()
      // Kept by the trigger below.
      table.integer('used_count').notNullable().defaultTo(0)
      table.integer('version').notNullable().defaultTo(1)
      table.bigInteger('created_by').notNullable().references('users.id')
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('updated_at').notNullable().defaultTo(this.now())
      table.timestamp('deactivated_at').nullable()
      table.bigInteger('deactivated_by').nullable().references('users.id')
      table.check('code = upper(code) and length(code) between 2 and 30')
      table.check(`(kind = 'percent' and basis_points between 1 and 10000 and amount_kobo is null)
        or (kind = 'amount' and amount_kobo > 0 and basis_points is null)`)
      table.check('minimum_kobo >= 0 and total_limit > 0 and customer_limit > 0')
      table.check(
        'used_count >= 0 and (total_limit is null or used_count <= total_limit)',
        {},
        'gift_codes_total_limit'
      )
    })

    this.schema.createTable('gift_code_redemptions', (table) => {
      table.bigIncrements('id')
      table.bigInteger('gift_code_id').notNullable().references('gift_codes.id')
      table.bigInteger('shipment_id').notNullable().references('shipments.id').onDelete('cascade')
      // The customer that a limit counts: a business as a whole has no user here.
      table.bigInteger('organization_id').notNullable().references('organizations.id')
      table.bigInteger('user_id').nullable().references('users.id')
      table.bigInteger('applied_by').notNullable().references('users.id')
      // What the code gave when it was applied; a later change of the code leaves this as it is.
      table.string('kind', 10).notNullable()
      table.integer('basis_points').nullable()
      table.bigInteger('amount_kobo').nullable()
      table.bigInteger('discount_kobo').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.timestamp('released_at').nullable()
      table.string('release_reason', 10).nullable()
      table.check('discount_kobo >= 0')
      table.check(`release_reason in ('changed', 'rebooked', 'canceled', 'voided')`)
      table.check('(released_at is null) = (release_reason is null)')
      table.index(['gift_code_id', 'id'])
      table.index(['shipment_id'])
    })
    this.schema
      .raw(`create unique index gift_code_redemptions_shipment on gift_code_redemptions (shipment_id)
      where released_at is null`)
    this.schema.raw(`create index gift_code_redemptions_customer
      on gift_code_redemptions (gift_code_id, organization_id, user_id) where released_at is null`)
    this.schema.raw(COUNTING)
  }

  async down() {
    this.schema.dropTable('gift_code_redemptions')
    this.schema.dropTable('gift_codes')
    this.schema.raw('drop function gift_code_redemption_is_counted, gift_code_redemption_is_freed')
  }
}

/** The update of the code is its lock, so what is counted after it includes every use before it. */
const COUNTING = `
  create function gift_code_redemption_is_counted() returns trigger language plpgsql as $$
  declare
    most integer;
    taken integer;
  begin
    update gift_codes set used_count = used_count + 1 where id = new.gift_code_id
      returning customer_limit into most;
    if most is not null then
      select count(*) into taken from gift_code_redemptions
        where gift_code_id = new.gift_code_id and organization_id = new.organization_id
          and user_id is not distinct from new.user_id and released_at is null;
      if taken >= most then
        raise exception 'This customer has used the gift code % times', taken
          using errcode = 'check_violation', constraint = 'gift_code_redemptions_customer_limit';
      end if;
    end if;
    return new;
  end $$;

  create function gift_code_redemption_is_freed() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and (old.released_at is not null or new.gift_code_id <> old.gift_code_id
        or new.shipment_id <> old.shipment_id) then
      raise exception 'A use of a gift code that was freed stays freed, and stays with its shipment';
    end if;
    if old.released_at is null and (tg_op = 'DELETE' or new.released_at is not null) then
      update gift_codes set used_count = used_count - 1 where id = old.gift_code_id;
    end if;
    return case tg_op when 'DELETE' then old else new end;
  end $$;

  create trigger gift_code_redemptions_counted before insert on gift_code_redemptions
    for each row execute function gift_code_redemption_is_counted();
  create trigger gift_code_redemptions_freed before update or delete on gift_code_redemptions
    for each row execute function gift_code_redemption_is_freed();
`
