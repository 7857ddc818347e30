-- The update locks the code's row, so the count after it includes every earlier use.
create or replace function gift_code_redemption_is_counted() returns trigger language plpgsql as $$
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

-- A released use stops counting, once.
create or replace function gift_code_redemption_is_freed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.released_at is not null or new.gift_code_id <> old.gift_code_id
      or new.shipment_id <> old.shipment_id) then
    raise exception 'A released use of a gift code stays released, and a use stays with its shipment';
  end if;
  if old.released_at is null and (tg_op = 'DELETE' or new.released_at is not null) then
    update gift_codes set used_count = used_count - 1 where id = old.gift_code_id;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
