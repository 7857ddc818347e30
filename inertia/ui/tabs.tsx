import type { ReactNode } from 'react'
import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { useInBrowser } from '~/hooks/use_in_browser'
import { Skeleton } from '~/ui/skeleton'

interface TabEntry {
  id: string
  label: ReactNode
  content: ReactNode
  badge?: ReactNode
  disabled?: boolean
}

export interface TabsProps {
  label: string
  tabs: readonly TabEntry[]
  selected?: string
  defaultSelected?: string
  onChange?: (id: string) => void
  /** Keeps what was typed in a tab while another is shown. */
  keepsContent?: boolean
}

const listClass = 'no-print flex gap-1 overflow-x-auto border-b px-0.5 pt-0.5'

const tabClass =
  '-mb-px flex min-h-10 shrink-0 max-sm:min-h-11 items-center gap-2 rounded-t border-b-2 border-transparent px-3 text-sm font-medium text-ink-muted hover:text-ink focus-visible:-outline-offset-2 data-disabled:opacity-60 data-selected:border-accent data-selected:text-ink'

/** Headless UI renders only in the browser: our CSP blocks its inline styles in HTML. */
export function Tabs(props: TabsProps) {
  if (useInBrowser()) return <LiveTabs {...props} />
  return (
    <>
      <div className={listClass}>
        {props.tabs.map(({ id, label }) => (
          <span key={id} className={tabClass}>
            {label}
          </span>
        ))}
      </div>
      <Skeleton className="mt-4 h-48 w-full" />
    </>
  )
}

function LiveTabs(props: TabsProps) {
  const { label, tabs, selected, defaultSelected, onChange, keepsContent } = props
  const indexOf = (id?: string) => {
    const index = tabs.findIndex((tab) => tab.id === id)
    return index < 0 ? undefined : index
  }
  return (
    <TabGroup
      selectedIndex={indexOf(selected)}
      defaultIndex={indexOf(defaultSelected)}
      onChange={(index) => {
        const tab = tabs[index]
        if (tab) onChange?.(tab.id)
      }}
    >
      <TabList aria-label={label} className={listClass}>
        {tabs.map((tab) => (
          <Tab key={tab.id} disabled={tab.disabled} className={tabClass}>
            {tab.label}
            {tab.badge}
          </Tab>
        ))}
      </TabList>
      <TabPanels className="pt-4">
        {tabs.map((tab) => (
          <TabPanel key={tab.id} unmount={!keepsContent}>
            {tab.content}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  )
}
