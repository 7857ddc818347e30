import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { urlFor } from '~/client'
import { Badge } from '~/ui/badge'
import { NativeSelect } from '~/ui/native_select'

interface SettingGroupListProps {
  groups: { name: string; waiting: number }[]
  /** Null while search results of all groups are shown. */
  shown: string | null
}

const groupUrl = (group: string) => urlFor('admin.settings', {}, { qs: { group } })

export function SettingGroupList({ groups, shown }: SettingGroupListProps) {
  return (
    <>
      <nav aria-label="Groups of settings" className="hidden lg:block">
        <ul className="grid gap-0.5">
          {groups.map(({ name, waiting }) => (
            <li key={name}>
              <Link
                href={groupUrl(name)}
                aria-current={name === shown ? 'page' : undefined}
                className="flex min-h-9 items-center justify-between gap-2 rounded px-3 text-sm text-ink-muted hover:bg-surface-sunken hover:text-ink aria-[current]:bg-surface-sunken aria-[current]:font-medium aria-[current]:text-ink"
              >
                {name}
                {waiting > 0 && <Badge tone="warning">{`${waiting} waiting`}</Badge>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="lg:hidden">
        <NativeSelect
          aria-label="Group of settings"
          placeholder={shown === null ? 'All groups' : undefined}
          options={groups.map(({ name, waiting }) => ({
            value: name,
            label: waiting > 0 ? `${name}, ${waiting} waiting` : name,
          }))}
          value={shown}
          onChange={(group) => router.visit(groupUrl(group))}
          className="min-h-11"
        />
      </div>
    </>
  )
}
