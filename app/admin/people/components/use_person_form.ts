import { send } from '~/api/send'
import type { BodyOf } from '~/api/calls'
import { useApiForm } from '~/api/use_api_form'
import { toast } from '~/ui/toast'
import { useApproval, useSecondPerson } from '#identity/approvals/components/use_approval'
import { makesAdministrator } from '#identity/people/rules/making_administrators'
import {
  checkEmail,
  checkFirstName,
  checkLastName,
  checkPhone,
} from '#identity/accounts/rules/account_rules'
import type { PersonChoices, PersonRecord } from './types'

type Sent = BodyOf<'api.identity.people.store'>

/** As typed and chosen; the lists of the record are one entry each. */
type PersonForm = Pick<Sent, 'username' | 'firstname' | 'lastname' | 'phoneNumber'> & {
  status: PersonRecord['status']
  role: Sent['roles'][number]
  approvalGroup: NonNullable<Sent['approvalGroups']>[number] | ''
}

/** The form of a new user, or of a record as it was read. */
export function usePersonForm(
  record: PersonRecord | null,
  choices: PersonChoices,
  onSaved: () => void
) {
  const second = useSecondPerson()
  const form = useApiForm({
    initial: formOf(record, choices),
    checks: {
      username: checkEmail,
      firstname: checkFirstName,
      lastname: checkLastName,
      phoneNumber: checkPhone,
    },
    renamed: {
      'roles': 'role',
      'roles.0': 'role',
      'approvalGroups': 'approvalGroup',
      'approvalGroups.0': 'approvalGroup',
    },
    send: (values) =>
      record
        ? send('api.identity.people.update', {
            params: { id: record.id },
            body: { ...bodyOf(values), version: record.version },
            ...approval.call,
          })
        : send('api.identity.people.store', { body: bodyOf(values), ...approval.call }),
    done({ message }) {
      toast.success(message)
      onSaved()
    },
  })
  const isAppointing = makesAdministrator(record ? formOf(record, choices) : {}, form.values)
  const approval = useApproval(isAppointing ? second('administrator') : null)
  return { ...form, approval }
}

function formOf(record: PersonRecord | null, { roles }: PersonChoices): PersonForm {
  const usual = roles.find(({ value }) => value === 'MEMBER') ?? roles[0]
  return {
    username: record?.username ?? '',
    firstname: record?.firstname ?? '',
    lastname: record?.lastname ?? '',
    phoneNumber: record?.phoneNumber ?? '',
    status: record?.status ?? 'ACTIVE',
    role: record?.roles[0] ?? usual?.value ?? 'MEMBER',
    approvalGroup: record?.approvalGroups[0] ?? '',
  }
}

function bodyOf({ role, approvalGroup, ...rest }: PersonForm): Sent {
  return { ...rest, roles: [role], approvalGroups: approvalGroup ? [approvalGroup] : [] }
}
