import { BaseSchema } from '@adonisjs/lucid/schema'

const SYSTEM = `'card_clearing', 'bank_clearing', 'revenue', 'refunds', 'promotions', 'fees'`

/**
 * Cash back that expires, corrections by staff, and one statement that writes a whole transfer: each
 * round trip less is time in which nobody else waits for the accounts.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table ledger_accounts drop constraint ledger_accounts_check')
    this.schema.raw(kindsCheck(`${SYSTEM}, 'adjustments'`))
    this.schema.raw(`insert into ledger_accounts (kind) values ('adjustments')`)

    // What is not in a grant does not expire.
    this.schema.createTable('cash_back_grants', (table) => {
      table.bigIncrements('id')
      table.bigInteger('account_id').notNullable().references('ledger_accounts.id')
      table.bigInteger('transfer_id').notNullable().references('ledger_transfers.id').index()
      table.bigInteger('amount_kobo').notNullable()
      table.bigInteger('remaining_kobo').notNullable()
      table.timestamp('expires_at').notNullable()
      table.timestamp('created_at').notNullable().defaultTo(this.now())
      table.check('amount_kobo > 0 and remaining_kobo between 0 and amount_kobo')
    })
    this.schema.raw(`create index cash_back_grants_open on cash_back_grants
      (account_id, expires_at, id) where remaining_kobo > 0`)
    this.schema.raw(`create index cash_back_grants_due on cash_back_grants (expires_at)
      where remaining_kobo > 0`)

    this.schema.createTable('cash_back_uses', (table) => {
      table.bigInteger('transfer_id').notNullable().references('ledger_transfers.id')
      table.bigInteger('grant_id').notNullable().references('cash_back_grants.id').index()
      table.bigInteger('amount_kobo').notNullable()
      table.primary(['transfer_id', 'grant_id'])
      table.check('amount_kobo > 0')
    })
    this.schema.raw(FUNCTIONS)
    this.schema.raw(POST_TRANSFER)
  }

  async down() {
    this.schema.raw('drop trigger ledger_entries_spend_grants on ledger_entries')
    this.schema.dropTable('cash_back_uses')
    this.schema.dropTable('cash_back_grants')
    this.schema.raw('drop function spend_cash_back_grants, cash_back_grant_stays, post_transfer')
    this.schema.raw(`delete from ledger_accounts where kind = 'adjustments'`)
    this.schema.raw('alter table ledger_accounts drop constraint ledger_accounts_check')
    this.schema.raw(kindsCheck(SYSTEM))
  }
}

function kindsCheck(system: string) {
  return `alter table ledger_accounts add constraint ledger_accounts_check check (
    (wallet_id is not null and kind in ('cash', 'cash_back', 'hold') and floor_kobo is not null)
    or (wallet_id is null and kind in (${system})))`
}

/**
 * Whoever takes cash back out of a wallet spends what expires first: the trigger sees to it, so that
 * no code can forget. The account's row is locked by the update before the entry.
 *
 * Wallets are locked before the accounts that everybody shares, and those from the last to the
 * first, so that two transfers cannot wait for each other and the shared ones are held briefly.
 */
const FUNCTIONS = `
  create function spend_cash_back_grants() returns trigger language plpgsql as $$
  declare
    unspent bigint := -new.amount_kobo;
    part bigint;
    open_grant record;
  begin
    for open_grant in
      select id, remaining_kobo from cash_back_grants
      where account_id = new.account_id and remaining_kobo > 0
      order by expires_at, id
    loop
      exit when unspent = 0;
      part := least(unspent, open_grant.remaining_kobo);
      update cash_back_grants set remaining_kobo = remaining_kobo - part where id = open_grant.id;
      insert into cash_back_uses (transfer_id, grant_id, amount_kobo)
        values (new.transfer_id, open_grant.id, part);
      unspent := unspent - part;
    end loop;
    return null;
  end $$;

  create trigger ledger_entries_spend_grants after insert on ledger_entries
    for each row when (new.amount_kobo < 0) execute function spend_cash_back_grants();

  create function cash_back_grant_stays() returns trigger language plpgsql as $$
  begin
    if (new.id, new.account_id, new.transfer_id, new.amount_kobo, new.expires_at)
      is distinct from (old.id, old.account_id, old.transfer_id, old.amount_kobo, old.expires_at)
      or new.remaining_kobo > old.remaining_kobo
    then
      raise exception 'The ledger is append-only: a grant is only ever spent';
    end if;
    return new;
  end $$;

  create trigger cash_back_grants_stay before update on cash_back_grants
    for each row execute function cash_back_grant_stays();
  create trigger cash_back_grants_no_delete before delete on cash_back_grants
    for each row execute function ledger_is_append_only();
  create trigger cash_back_uses_append_only before update or delete on cash_back_uses
    for each row execute function ledger_is_append_only();
`

export const POST_TRANSFER = `
  create function post_transfer(details jsonb, accounts bigint[], amounts bigint[])
    returns bigint language plpgsql as $$
  declare
    transfer bigint;
    after bigint;
    posting record;
  begin
    insert into ledger_transfers
      (kind, reference, subject_id, comment, created_by, reverses_id)
    values (details->>'kind', details->>'reference', (details->>'subjectId')::bigint,
      details->>'comment', (details->>'createdBy')::bigint, (details->>'reversesId')::bigint)
    returning id into transfer;

    for posting in
      select ledger_accounts.id, given.amount
      from unnest(accounts, amounts) as given (id, amount)
      left join ledger_accounts on ledger_accounts.id = given.id
      order by wallet_id is null,
        case when wallet_id is null then -ledger_accounts.id else ledger_accounts.id end
    loop
      update ledger_accounts set balance_kobo = balance_kobo + posting.amount
        where id = posting.id returning balance_kobo into strict after;
      insert into ledger_entries (transfer_id, account_id, amount_kobo, balance_after_kobo)
        values (transfer, posting.id, posting.amount, after);
    end loop;

    -- Knex reports a commit that the database refused as done, so the check must not wait for it.
    set constraints ledger_entries_balance immediate;
    set constraints ledger_entries_balance deferred;
    return transfer;
  end $$;
`
