import { type PropsWithChildren, useLayoutEffect } from 'react'
import { usePage } from '@inertiajs/react'
import { keepOrganization } from '~/api/page_organization'
import { useView } from '~/components/shell/use_view'
import { useEarlyPress } from '~/hooks/use_early_press'
import { Toaster } from '~/ui/toaster'

/** Around every frame: a message stays to be read when the page after it stands in another one. */
export default function RootLayout({ children }: PropsWithChildren) {
  const { caller } = usePage().props
  const { view } = useView()
  // Before anything on the page that has just been drawn can ask.
  useLayoutEffect(() => keepOrganization(caller?.organization), [caller?.organization])
  useEarlyPress()
  return (
    <>
      {children}
      <Toaster variant={view === 'admin' ? 'admin' : 'base'} />
    </>
  )
}
