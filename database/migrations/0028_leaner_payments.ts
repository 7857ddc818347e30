import { BaseSchema } from '@adonisjs/lucid/schema'
import { LEDGER_TRANSFER_BALANCES } from './0005_ledger.js'
import { POST_TRANSFER } from './0023_cash_back_grants.js'

/**
 * What each payment writes, by fewer steps. A transfer writes its entries by one statement, and that
 * statement is where they must sum to zero: nothing is put off until the commit. The accounts of a
 * wallet are found by the wallet, where an index that began with the kind made each payment look
 * through everybody's. An index that no reader asks for is gone, and two hold no empty values.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      drop index ledger_accounts_owner;
      create unique index ledger_accounts_owner on ledger_accounts (wallet_id, kind) nulls not distinct;
      drop trigger ledger_entries_balance on ledger_entries;
      drop function ledger_transfer_balances, post_transfer`)
    this.schema.raw(FUNCTIONS)
    this.schema.raw(`
      drop index ledger_entries_account_id_id_index;
      alter table ledger_transfers drop constraint ledger_transfers_reverses_id_unique;
      create unique index ledger_transfers_reverses on ledger_transfers (reverses_id)
        where reverses_id is not null;
      alter table shipments drop constraint shipments_waybill_number_unique;
      create unique index shipments_waybill on shipments (waybill_number)
        where waybill_number is not null`)
  }

  async down() {
    this.schema.raw(`
      drop index shipments_waybill;
      alter table shipments
        add constraint shipments_waybill_number_unique unique (waybill_number);
      drop index ledger_transfers_reverses;
      alter table ledger_transfers
        add constraint ledger_transfers_reverses_id_unique unique (reverses_id);
      create index ledger_entries_account_id_id_index on ledger_entries (account_id, id);
      drop trigger ledger_entries_balance on ledger_entries;
      drop function ledger_entries_balance, post_transfer;
      drop index ledger_accounts_owner;
      create unique index ledger_accounts_owner on ledger_accounts (kind, coalesce(wallet_id, 0))`)
    this.schema.raw(LEDGER_TRANSFER_BALANCES)
    this.schema.raw(POST_TRANSFER)
  }
}

/**
 * Accounts are locked in the order that is given, which is the same for every transfer, so that two
 * transfers cannot wait for each other.
 */
const FUNCTIONS = `
  create function ledger_entries_balance() returns trigger language plpgsql as $$
  declare
    uneven record;
  begin
    select transfer_id, sum(amount_kobo) as kobo into uneven
      from written group by transfer_id having sum(amount_kobo) <> 0 limit 1;
    if found then
      raise exception 'Transfer % does not sum to zero but to % kobo', uneven.transfer_id, uneven.kobo;
    end if;
    return null;
  end $$;

  create trigger ledger_entries_balance after insert on ledger_entries
    referencing new table as written for each statement execute function ledger_entries_balance();

  create function post_transfer(details jsonb, accounts bigint[], amounts bigint[])
    returns bigint language plpgsql as $$
  declare
    transfer bigint;
    after bigint;
    balances bigint[];
  begin
    insert into ledger_transfers
      (kind, reference, subject_id, comment, created_by, reverses_id)
    values (details->>'kind', details->>'reference', (details->>'subjectId')::bigint,
      details->>'comment', (details->>'createdBy')::bigint, (details->>'reversesId')::bigint)
    returning id into transfer;

    for place in 1..cardinality(accounts) loop
      update ledger_accounts set balance_kobo = balance_kobo + amounts[place]
        where id = accounts[place] returning balance_kobo into strict after;
      balances[place] := after;
    end loop;

    insert into ledger_entries (transfer_id, account_id, amount_kobo, balance_after_kobo)
      select transfer, entry.* from unnest(accounts, amounts, balances) as entry;
    return transfer;
  end $$;
`
