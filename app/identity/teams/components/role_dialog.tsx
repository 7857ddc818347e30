import { useState } from 'react'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Field } from '~/ui/field'
import { RadioGroup } from '~/ui/radio_group'
import { TEAM_ROLE_LABELS, TEAM_ROLES, type TeamRole } from '#identity/teams/rules/team_rights'

interface RoleDialogProps {
  about: { fullName: string; role: TeamRole }
  open: boolean
  onClose: () => void
  onChoose: (role: TeamRole) => Promise<unknown>
}

const OPTIONS = TEAM_ROLES.map((value) => ({
  value,
  label: TEAM_ROLE_LABELS[value].name,
  hint: TEAM_ROLE_LABELS[value].description,
}))

export function RoleDialog({ about, onChoose, ...dialog }: RoleDialogProps) {
  const [role, setRole] = useState<TeamRole>(about.role)
  return (
    <ConfirmDialog
      {...dialog}
      act={async () => void (await onChoose(role))}
      title={`Role of ${about.fullName}`}
      submitLabel="Change Role"
      busyLabel="Saving..."
      disabled={role === about.role}
    >
      <Field label="Role" group>
        <RadioGroup name="role" options={OPTIONS} value={role} onChange={setRole} />
      </Field>
    </ConfirmDialog>
  )
}
