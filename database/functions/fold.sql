-- Must match `app/shared/text/rules/fold_text.ts`. Avoids the extension unaccent, whose rules
-- change between PostgreSQL releases, which would corrupt indexes.
create or replace function fold(words text) returns text
  language plpgsql immutable strict parallel safe as $$
declare
  plain text;
begin
  -- ASCII only.
  if octet_length(words) = length(words) then return lower(words); end if;
  plain := lower(regexp_replace(normalize(words, nfkd), '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF'
    '\uFE20-\uFE2F\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]', '', 'g'));
  return replace(replace(replace(replace(translate(plain, $from$‘’‛′ʹʻʼʽʾʿ“”„‐‒–—―−⁄ɓɗɖđðɛəǝɣħıɩƙłŋɲøɔŧʋƴʒƶς$from$,
    $to$''''''''''"""------/bddddeeeghiiklnnootvyzzσ$to$), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
end $$;
