import { type PropsWithChildren, useEffect, useState } from 'react'
import { usePage } from '@inertiajs/react'
import { useSendingOutbox } from '~/api/use_outbox'
import { SecondFactorPrompt } from '~/components/second_factor/prompt'
import { ShellNavigation } from '~/components/shell/shell_navigation'
import { SideBar } from '~/components/shell/side_bar'
import { TopBar } from '~/components/shell/top_bar'
import { OrganizationSwitch } from '~/components/shell/organization_switch'
import { TestBand } from '~/components/shell/test_band'
import { TestSwitch } from '~/components/shell/test_switch'
import { useStoredView } from '~/components/shell/use_view'
import { ViewSwitch } from '~/components/shell/view_switch'
import { forgetDrafts } from '~/hooks/drafts'
import { forgetSeen } from '~/hooks/last_seen'
import { useWorker } from '~/hooks/use_worker'
import { PageFrame } from '~/layouts/page_frame'
import { useCollapsed } from '~/layouts/use_collapsed'
import '~/layouts/shell_words'
import { Drawer } from '~/ui/drawer'
import { cx } from '~/ui/cx'

/** The frame of every page behind sign-in: navigation at the side, who and how much at the top. */
export default function ShellLayout({ children }: PropsWithChildren) {
  const { brand, caller } = usePage().props
  useStoredView()
  useOwnThingsOnly(caller?.id)
  useWorker()
  useSendingOutbox(caller?.id, caller?.organization)
  const [collapsed, setCollapsed] = useCollapsed()
  const [drawerOpen, setDrawerOpen] = useState(false)
  const closeDrawer = () => setDrawerOpen(false)
  return (
    <>
      <PageFrame
        className={cx('print:pl-0', collapsed ? 'lg:pl-16' : 'lg:pl-60')}
        before={
          <>
            <SideBar collapsed={collapsed} onToggle={() => setCollapsed(!collapsed)} />
            <TopBar onOpenNavigation={() => setDrawerOpen(true)} />
            <TestBand />
          </>
        }
      >
        {children}
      </PageFrame>
      <SecondFactorPrompt />
      <Drawer open={drawerOpen} onClose={closeDrawer} title={brand.name} side="left">
        <nav aria-label="Main" className="flex flex-col gap-4">
          <OrganizationSwitch />
          <ViewSwitch onFollow={closeDrawer} />
          <TestSwitch />
          <ShellNavigation onFollow={closeDrawer} />
        </nav>
      </Drawer>
    </>
  )
}

/** Somebody whose session ran out finds what this browser kept for them again, unless another person came in between. */
function useOwnThingsOnly(userId: number | undefined) {
  useEffect(() => {
    if (userId === undefined) return
    forgetDrafts({ except: userId })
    forgetSeen({ except: userId })
  }, [userId])
}
