import { DateTime } from 'luxon'
import type User from '#identity/accounts/models/user'
import { personalData, type Section } from '#identity/privacy/personal_data'

/** Everything that is kept of a person, in lists that people and programs can read. */
export async function exportOf(person: User) {
  const sections: Section[] = []
  for (const one of await personalData()) sections.push(...(await one.sections(person)))
  return { madeAt: DateTime.utc().toISO(), sections }
}
