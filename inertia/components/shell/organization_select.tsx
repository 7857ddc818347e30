import { usePage } from '@inertiajs/react'
import { useOrganizationSwitch } from '~/components/shell/use_organization_switch'
import { Field } from '~/ui/field'
import { Select } from '~/ui/select'

export default function OrganizationSelect() {
  const { organizations } = usePage().props
  const { busy, switchTo } = useOrganizationSwitch()
  const current = organizations?.find((organization) => organization.current)

  return (
    <Field label="Organization" hideLabel>
      <Select<number>
        value={current?.id}
        onChange={(id) => id !== current?.id && switchTo(id)}
        disabled={busy}
        options={(organizations ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Field>
  )
}
