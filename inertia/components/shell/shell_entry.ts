import type { LucideIcon } from 'lucide-react'

export interface ShellPage {
  label: string
  href: string
  /** Where its sub-pages begin, if not with its own address. */
  covers?: readonly string[]
  /** Other words that find it in the search. */
  synonyms?: string
}

/** An entry of the side bar. Its pages are the tabs above each of them; the first opens. */
export interface ShellEntry extends ShellPage {
  icon: LucideIcon
  counts?: 'approvalsWaiting'
  pages?: readonly ShellPage[]
}

type SectionOptions = Pick<ShellEntry, 'covers' | 'counts'>

export function section(
  label: string,
  icon: LucideIcon,
  pages: readonly ShellPage[],
  options: SectionOptions = {}
): ShellEntry {
  return { label, icon, pages, href: pages[0]!.href, ...options }
}
