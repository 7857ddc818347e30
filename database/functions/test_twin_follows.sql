-- Keeps a test organization equal to its live one, whatever code changes that.
create or replace function test_twin_follows() returns trigger language plpgsql as $$
begin
  update organizations set name = new.name, short_name = new.short_name,
    billing_group_id = new.billing_group_id, active = new.active, label_format = new.label_format
  where id = -new.id;
  return null;
end $$;
