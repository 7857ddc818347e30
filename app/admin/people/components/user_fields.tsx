import { Field } from '~/ui/field'
import { Select } from '~/ui/select'
import { TextInput } from '~/ui/text_input'
import type { UserFormOptions } from './user_types'
import type { useUserForm } from './use_user_form'

interface UserFieldsProps {
  form: ReturnType<typeof useUserForm>
  choices: UserFormOptions
  isNew: boolean
  isOwn: boolean
}

/** Current values stay selectable, even if staff cannot choose them otherwise. */
const CURRENT_STATUS_LABELS = {
  PENDING: 'Pending, the e-mail is not confirmed',
  DEACTIVATED: 'Deactivated',
} as Record<string, string>

const NO_APPROVAL_GROUP = { value: '', label: 'None' } as const

export function UserFields(props: UserFieldsProps) {
  const { field, bind } = props.form
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field label="First Name" {...field('firstname')} required>
        <TextInput {...bind('firstname')} />
      </Field>
      <Field label="Last Name" {...field('lastname')} required>
        <TextInput {...bind('lastname')} />
      </Field>
      <Field
        label="E-mail"
        hint={props.isNew ? undefined : 'They must confirm a new address first.'}
        {...field('username')}
        required
      >
        <TextInput type="email" autoComplete="off" {...bind('username')} />
      </Field>
      <Field label="Phone Number" {...field('phoneNumber')} required>
        <TextInput type="tel" autoComplete="off" {...bind('phoneNumber')} />
      </Field>
      <RoleAndStatus {...props} />
    </div>
  )
}

function RoleAndStatus({ form: { values, field, bind }, choices, isOwn }: UserFieldsProps) {
  const label = CURRENT_STATUS_LABELS[values.status]
  const statuses = label ? [{ value: values.status, label }, ...choices.statuses] : choices.statuses
  return (
    <>
      <Field
        label="Role"
        hint={isOwn ? 'You cannot change your own role.' : undefined}
        {...field('role')}
        required
      >
        <Select options={choices.roles} {...bind('role')} disabled={isOwn} />
      </Field>
      <Field
        label="Approval Group"
        hint="Which requests of others they can approve."
        {...field('approvalGroup')}
      >
        <Select
          options={[NO_APPROVAL_GROUP, ...choices.approvalGroups]}
          {...bind('approvalGroup')}
        />
      </Field>
      {!isOwn && (
        <Field label="Status" {...field('status')}>
          <Select options={statuses} {...bind('status')} />
        </Field>
      )}
    </>
  )
}
