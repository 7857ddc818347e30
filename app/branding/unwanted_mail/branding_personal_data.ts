import type { PersonalData } from '#identity/privacy/personal_data'
import { readSections } from '#identity/privacy/personal_data_sections'

const BRANDING_DATA_QUERIES = {
  'E-mails you stopped': `select name as "business", unwanted_mail.created_at as "at"
    from unwanted_mail join organizations on organizations.id = organization_id
    where unwanted_mail.email = (select email from users where id = :userId) order by 2`,
  'SMS and WhatsApp messages you stopped': `select name as "business", unwanted_texts.created_at as "at"
    from unwanted_texts join organizations on organizations.id = organization_id
    where unwanted_texts.phone_number = (select case when digits like '00%' then substr(digits, 3)
        when digits ~ '^2340[0-9]{10}$' then '234' || substr(digits, 5)
        when digits like '0%' then '234' || substr(digits, 2) else digits end
      from (select regexp_replace(phone_number, '\\D', '', 'g') as digits from users where id = :userId) as own)
    order by 2`,
}

/** Nothing is erased: people stay unsubscribed, and the texts belong to the business. */
const brandingPersonalData: PersonalData = {
  sections: ({ id }) => readSections(BRANDING_DATA_QUERIES, id),
  reasonsToWait: async () => [],
  erase: async () => {},
}

export default brandingPersonalData
