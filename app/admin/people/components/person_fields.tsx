import { Field } from '~/ui/field'
import { Select } from '~/ui/select'
import { TextInput } from '~/ui/text_input'
import type { PersonChoices } from './types'
import type { usePersonForm } from './use_person_form'

interface PersonFieldsProps {
  form: ReturnType<typeof usePersonForm>
  choices: PersonChoices
  isNew: boolean
  isOwn: boolean
}

/** What somebody has now stays a choice, even where nobody could choose it. */
const NOW = {
  PENDING: 'Pending, the e-mail is not confirmed',
  DEACTIVATED: 'Deactivated',
} as Record<string, string>

const NO_GROUP = { value: '', label: 'None' }

export function PersonFields(props: PersonFieldsProps) {
  const { form, set, errorOf } = props.form
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field label="First Name" error={errorOf('firstname')} required>
        <TextInput value={form.firstname} onChange={(text) => set('firstname', text)} />
      </Field>
      <Field label="Last Name" error={errorOf('lastname')} required>
        <TextInput value={form.lastname} onChange={(text) => set('lastname', text)} />
      </Field>
      <Field
        label="E-mail"
        hint={props.isNew ? undefined : 'Another address has to be confirmed first.'}
        error={errorOf('username')}
        required
      >
        <TextInput
          type="email"
          autoComplete="off"
          value={form.username}
          onChange={(text) => set('username', text)}
        />
      </Field>
      <Field label="Phone Number" error={errorOf('phoneNumber')} required>
        <TextInput
          type="tel"
          autoComplete="off"
          value={form.phoneNumber}
          onChange={(text) => set('phoneNumber', text)}
        />
      </Field>
      <RoleAndStatus {...props} />
    </div>
  )
}

function RoleAndStatus({ form: { form, set, errorOf }, choices, isOwn }: PersonFieldsProps) {
  const label = NOW[form.status]
  const statuses = label ? [{ value: form.status, label }, ...choices.statuses] : choices.statuses
  return (
    <>
      <Field
        label="Role"
        hint={isOwn ? 'Nobody changes their own role.' : undefined}
        error={errorOf('role')}
        required
      >
        <Select
          options={choices.roles}
          value={form.role}
          onChange={(role) => set('role', role)}
          disabled={isOwn}
        />
      </Field>
      <Field
        label="Approval Group"
        hint="What they may approve that others asked for."
        error={errorOf('approvalGroup')}
      >
        <Select
          options={[NO_GROUP, ...choices.approvalGroups]}
          value={form.approvalGroup}
          onChange={(group) => set('approvalGroup', group)}
        />
      </Field>
      {!isOwn && (
        <Field label="Status" error={errorOf('status')}>
          <Select
            options={statuses}
            value={form.status}
            onChange={(status) => set('status', status)}
          />
        </Field>
      )}
    </>
  )
}
