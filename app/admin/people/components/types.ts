import type { Data } from '@generated/data'
import type { DataOf } from '~/api/calls'

export type Person = Data.Identity.People.Person

export type Account = Data.Identity.People.Person.Variants['forAccount']

export type PersonRecord = Data.Identity.People.Person.Variants['forEditing']

export type StaffFactors = Data.Identity.SecondFactor.StaffFactor

/** What staff may choose for a person. */
export type PersonChoices = DataOf<'api.identity.people.create'>

export function nameOf({ firstname, lastname }: Pick<Person, 'firstname' | 'lastname'>): string {
  return [firstname, lastname].filter(Boolean).join(' ')
}

/** Only a root administrator changes administrators. */
export function mayChange(person: Pick<Person, 'role'>, choices: PersonChoices): boolean {
  return choices.roles.some(({ value }) => value === person.role)
}

/** Nobody shuts themselves out. */
export function mayBlock(
  person: Pick<Person, 'id' | 'role'>,
  choices: PersonChoices,
  ownId: number
): boolean {
  return mayChange(person, choices) && person.id !== ownId
}
