import { DateTime } from 'luxon'
import type User from '#identity/accounts/models/user'
import { loadPersonalData, type PersonalDataSection } from '#identity/privacy/personal_data'
import { isoTime } from '#shared/time/rules/api_dates'

export async function exportPersonalData(person: User) {
  const sections: PersonalDataSection[] = []
  for (const one of await loadPersonalData()) sections.push(...(await one.sections(person)))
  return { madeAt: isoTime(DateTime.utc()), sections }
}
