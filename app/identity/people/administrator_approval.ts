import type { ApprovalKind } from '#identity/approvals/approval_kind'
import { ROLE_NAMES } from '#identity/access/rules/roles'
import { isAdministratorChange } from '#identity/people/rules/administrator_change'
import {
  addPerson,
  type PersonInput,
  type SavedPerson,
  updatePerson,
} from '#identity/people/people'

/** A command without an id creates a person; one with an id changes that person. */
type Command = { id?: number; record: PersonInput; version?: string }

/** Covers new administrators and roots, and another e-mail address or approval group for either. */
const administrators: ApprovalKind<Command, SavedPerson> = {
  name: 'administrator',
  ability: 'openConsole',
  perform: (trx, by, { id, ...given }) =>
    id === undefined ? addPerson(trx, by, given.record) : updatePerson(trx, by, { id, ...given }),
  concerns: ({ audited }) =>
    audited.some(({ before, after }) => isAdministratorChange(before ?? {}, after ?? {})),

  async about(_, { audited, performed: { person } }, { id, record: { role } }) {
    const before = audited.find(({ after }) => after?.role)?.before
    const name = `${person.fullName} (${person.email})`
    const becomes = ROLE_NAMES[role].toLowerCase()
    return {
      title:
        before?.role === role
          ? `Change the administrator ${name}`
          : `Make ${name} a ${becomes}`.replace(' a a', ' an a'),
      beneficiaryIds: id === undefined ? [] : [id],
      subject: id === undefined ? null : { kind: 'user', id },
    }
  },
}

export default administrators
