import { callApi } from '~/api/call_api'
import type { BodyOf } from '~/api/call_types'
import { useApiForm } from '~/api/use_api_form'
import { toast } from '~/ui/toast'
import { useApproval, useSecondPersonRule } from '#identity/approvals/components/use_approval'
import { isAdministratorChange } from '#identity/people/rules/administrator_change'
import {
  checkEmail,
  checkFirstName,
  checkLastName,
  checkPhone,
} from '#identity/accounts/rules/account_rules'
import type { UserFormOptions, UserFormRecord } from './user_types'

type UserBody = BodyOf<'api.identity.people.store'>

/** The form has one role and one approval group, where the API takes lists. */
type UserFormValues = Pick<UserBody, 'username' | 'firstname' | 'lastname' | 'phoneNumber'> & {
  status: UserFormRecord['status']
  role: UserBody['roles'][number]
  approvalGroup: NonNullable<UserBody['approvalGroups']>[number] | ''
}

/** A null record creates a user. */
export function useUserForm(
  record: UserFormRecord | null,
  choices: UserFormOptions,
  onSaved: () => void
) {
  const second = useSecondPersonRule()
  const form = useApiForm({
    initial: toUserForm(record, choices),
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
        ? callApi('api.identity.people.update', {
            params: { id: record.id },
            body: { ...toUserBody(values), version: record.version },
            ...approval.options,
          })
        : callApi('api.identity.people.store', {
            body: toUserBody(values),
            ...approval.options,
          }),
    done({ message }) {
      toast.success(message)
      onSaved()
    },
  })
  const isAppointing = isAdministratorChange(record ? toUserForm(record, choices) : {}, form.values)
  const approval = useApproval(isAppointing ? second('administrator') : null)
  return { ...form, approval }
}

function toUserForm(record: UserFormRecord | null, { roles }: UserFormOptions): UserFormValues {
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

function toUserBody({ role, approvalGroup, ...rest }: UserFormValues): UserBody {
  return { ...rest, roles: [role], approvalGroups: approvalGroup ? [approvalGroup] : [] }
}
