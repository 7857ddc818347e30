import { CONSOLE_ENTRIES } from '~/components/shell/console_entries'
import { type ShellUser, customerEntries } from '~/components/shell/customer_entries'
import type { ShellEntry } from '~/components/shell/shell_entry'
import type { AppView } from '~/components/shell/use_view'

export function shellEntries(view: AppView, user: ShellUser): readonly ShellEntry[] {
  return view === 'admin' ? CONSOLE_ENTRIES : customerEntries(user)
}

/** The entry and the page that a path belongs to; a sub-page belongs to the nearest of them. */
export function findCurrentEntry(entries: readonly ShellEntry[], path: string) {
  return entries
    .flatMap((entry) => [...(entry.pages ?? []), entry].map((page) => ({ entry, page })))
    .flatMap((one) => [one.page.href, ...(one.page.covers ?? [])].map((top) => ({ ...one, top })))
    .filter(({ top }) => path === top || path.startsWith(`${top}/`))
    .sort((one, other) => other.top.length - one.top.length)
    .at(0)
}
