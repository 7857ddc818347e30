import { type PropsWithChildren, useEffect, useState } from 'react'
import { usePage } from '@inertiajs/react'
import { useOutboxSender } from '~/api/use_outbox'
import { SecondFactorPrompt } from '~/components/second_factor/second_factor_prompt'
import { ShellNavigation } from '~/components/shell/shell_navigation'
import { SectionTabs } from '~/components/shell/section_tabs'
import { SideBar } from '~/components/shell/side_bar'
import { TopBar } from '~/components/shell/top_bar'
import { OrganizationSwitch } from '~/components/shell/organization_switch'
import { TestModeBanner } from '~/components/shell/test_mode_banner'
import { TestModeButton } from '~/components/shell/test_mode_button'
import { useSaveAppView } from '~/components/shell/use_view'
import { ViewSwitch } from '~/components/shell/view_switch'
import { deleteDrafts } from '~/hooks/local_drafts'
import { deleteRecentShipments } from '~/hooks/recent_shipments_store'
import { useServiceWorker } from '~/hooks/use_service_worker'
import { PageFrame } from '~/layouts/page_frame'
import { useNavigationCollapsed } from '~/layouts/use_navigation_collapsed'
import '~/layouts/shell_words'
import { Drawer } from '~/ui/drawer'
import { cx } from '~/ui/cx'

export default function ShellLayout({ children }: PropsWithChildren) {
  const { brand, caller } = usePage().props
  useSaveAppView()
  useDeleteOtherUsersData(caller?.id)
  useServiceWorker()
  useOutboxSender(caller?.id, caller?.organization)
  const [collapsed, setCollapsed] = useNavigationCollapsed()
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
            <TestModeBanner />
            <SectionTabs />
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
          <TestModeButton />
          <ShellNavigation onFollow={closeDrawer} />
        </nav>
      </Drawer>
    </>
  )
}

/** Deletes other users' data. Users whose session expired find their own after signing in. */
function useDeleteOtherUsersData(userId: number | undefined) {
  useEffect(() => {
    if (userId === undefined) return
    deleteDrafts({ except: userId })
    deleteRecentShipments({ except: userId })
  }, [userId])
}
