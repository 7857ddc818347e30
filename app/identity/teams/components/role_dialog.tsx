import { useState } from 'react'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Field } from '~/ui/field'
import { RadioGroup } from '~/ui/radio_group'
import { TEAM_ROLE_LABELS, TEAM_ROLES, type TeamRole } from '#identity/teams/rules/team_rights'

interface RoleDialogProps {
  member: { fullName: string; role: TeamRole }
  open: boolean
  onClose: () => void
  onChoose: (role: TeamRole) => Promise<unknown>
}

const OPTIONS = TEAM_ROLES.map((value) => ({
  value,
  label: TEAM_ROLE_LABELS[value].name,
  hint: TEAM_ROLE_LABELS[value].description,
}))

export function RoleDialog({ member, onChoose, ...dialog }: RoleDialogProps) {
  const [role, setRole] = useState<TeamRole>(member.role)
  return (
    <ConfirmDialog
      {...dialog}
      act={async () => void (await onChoose(role))}
      title={`Role of ${member.fullName}`}
      submitLabel="Change Role"
      busyLabel="Saving..."
      disabled={role === member.role}
    >
      <Field label="Role" group>
        <RadioGroup name="role" options={OPTIONS} value={role} onChange={setRole} />
      </Field>
    </ConfirmDialog>
  )
}
