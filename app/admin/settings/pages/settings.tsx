import { useState } from 'react'
import { Search } from 'lucide-react'
import type { PendingApproval } from '#identity/approvals/components/pending_approvals'
import { changeUrl, useUrlQuery } from '~/url/use_url_query'
import { useRecordDialog } from '~/url/use_record_dialog'
import { EmptyState } from '~/ui/empty_state'
import { PageHeader } from '~/ui/page_header'
import { TextInput } from '~/ui/text_input'
import { findSettings } from '../rules/setting_search'
import { SettingFormDialog } from '../components/setting_form_dialog'
import { SettingGroupList } from '../components/setting_group_list'
import { SettingGroupCard, waitingFor } from '../components/setting_group_card'
import type { SettingChangeRow, SettingListRow } from '../components/setting_types'

interface SettingsProps {
  groups: string[]
  settings: SettingListRow[]
  countries: { value: string; label: string }[]
  waiting: PendingApproval[]
  history?: SettingChangeRow[]
}

export default function ConsoleSettings({ waiting, ...props }: SettingsProps) {
  const { groups, settings, countries, history } = props
  const { query } = useUrlQuery()
  const [search, setSearch] = useState(query.get('search') ?? '')
  const editing = useRecordDialog('edit', 'history', history)
  const edited = settings.find(({ key }) => key === editing.id)
  const sections = toSections(groups, settings)
  // Stays when the dialog that opened with the page closes.
  const [firstGroup] = useState(edited?.group)
  const asked = query.get('group') ?? firstGroup
  const { name: chosen } = sections.find(({ name }) => name === asked) ?? sections[0]!
  const shown = search
    ? toSections(groups, findSettings(settings, search))
    : sections.filter(({ name }) => name === chosen)

  function searchFor(text: string) {
    setSearch(text)
    changeUrl({ search: text }, { replace: true })
  }

  return (
    <>
      <PageHeader
        title="Settings"
        description="Fees, amounts and choices used across the platform."
      />
      <div className="grid gap-4 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-6">
        <div className="flex min-w-0 flex-col gap-3">
          <SettingSearch value={search} onChange={searchFor} />
          <SettingGroupList
            groups={sections.map(({ name, settings: rows }) => ({
              name,
              waiting: rows.flatMap(({ key }) => waitingFor(waiting, key)).length,
            }))}
            shown={search ? null : chosen}
          />
        </div>
        <div className="grid content-start gap-4">
          {shown.length === 0 && <EmptyState title="No setting matches your search." />}
          {shown.map((section) => (
            <SettingGroupCard
              key={section.name}
              {...section}
              waiting={waiting}
              onEdit={editing.open}
            />
          ))}
        </div>
      </div>
      {edited && (
        <SettingFormDialog
          {...editing.dialog}
          key={edited.key}
          setting={edited}
          changes={editing.record}
          countries={countries}
          onSaved={() =>
            changeUrl({ edit: null }, { only: ['settings', 'waiting'], replace: true })
          }
        />
      )}
    </>
  )
}

function SettingSearch({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <TextInput
      type="search"
      aria-label="Search settings"
      placeholder="Search settings"
      autoComplete="off"
      prefix={<Search aria-hidden="true" className="size-4" />}
      value={value}
      onChange={onChange}
    />
  )
}

/** Leaves out groups without settings. */
function toSections(groups: string[], settings: SettingListRow[]) {
  return groups
    .map((name) => ({ name, settings: settings.filter(({ group }) => group === name) }))
    .filter((section) => section.settings.length > 0)
}
