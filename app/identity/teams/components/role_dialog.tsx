import { useState } from 'react'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Field } from '~/ui/field'
import { RadioGroup } from '~/ui/radio_group'
import { ROLE_WORDS, TEAM_ROLES, type TeamRole } from '#identity/teams/rules/team_rights'

interface RoleDialogProps {
  about: { fullName: string; role: TeamRole }
  open: boolean
  busy: boolean
  onClose: () => void
  onChoose: (role: TeamRole) => Promise<unknown>
}

const OPTIONS = TEAM_ROLES.map((value) => ({
  value,
  label: ROLE_WORDS[value].name,
  hint: ROLE_WORDS[value].description,
}))

/** What somebody may do in the business. */
export function RoleDialog({ about, open, busy, onClose, onChoose }: RoleDialogProps) {
  const [role, setRole] = useState<TeamRole>(about.role)

  async function save() {
    await onChoose(role)
    onClose()
  }

  const footer = (
    <>
      <Button variant="secondary" onClick={onClose} disabled={busy}>
        Cancel
      </Button>
      <Button onClick={save} busy={busy} busyLabel="Saving..." disabled={role === about.role}>
        Change Role
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={`Role of ${about.fullName}`} footer={footer}>
      <Field label="Role" group>
        <RadioGroup name="role" options={OPTIONS} value={role} onChange={setRole} />
      </Field>
    </Dialog>
  )
}
