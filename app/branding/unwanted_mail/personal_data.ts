import type { PersonalData } from '#identity/privacy/personal_data'
import { sectionsOf } from '#identity/privacy/sections'

const LISTS = {
  'E-mails you stopped': `select name as "business", unwanted_mail.created_at as "at"
    from unwanted_mail join organizations on organizations.id = organization_id
    where unwanted_mail.email = (select email from users where id = :userId) order by 2`,
}

/** What a business writes is its own. That somebody wants no mail outlives their account: it is their wish. */
const brandingData: PersonalData = {
  sections: ({ id }) => sectionsOf(LISTS, id),
  reasonsToWait: async () => [],
  erase: async () => {},
}

export default brandingData
