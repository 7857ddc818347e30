import type { Data } from '@generated/data'
import type { DataOf } from '~/api/call_types'

export type UserRow = Data.Identity.People.Person

export type UserAccountDetails = Data.Identity.People.Person.Variants['forAccount']

export type UserFormRecord = Data.Identity.People.Person.Variants['forEditing']

export type StaffFactors = Data.Identity.SecondFactor.StaffFactor

export type UserFormOptions = DataOf<'api.identity.people.create'>

export function userFullName({
  firstname,
  lastname,
}: Pick<UserRow, 'firstname' | 'lastname'>): string {
  return [firstname, lastname].filter(Boolean).join(' ')
}

/** Only a root administrator may edit administrators. */
export function canEditUser(person: Pick<UserRow, 'role'>, choices: UserFormOptions): boolean {
  return choices.roles.some(({ value }) => value === person.role)
}

export function canBlockUser(
  person: Pick<UserRow, 'id' | 'role'>,
  choices: UserFormOptions,
  ownId: number
): boolean {
  return canEditUser(person, choices) && person.id !== ownId
}
