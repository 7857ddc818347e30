import { router } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import { CalendarClock, Calculator, CopyPlus, History, Rocket, Trash2, Undo2 } from 'lucide-react'
import { useUrlDialog } from '~/url/use_url_dialog'
import { callApi } from '~/api/call_api'
import { urlFor } from '~/client'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Button } from '~/ui/button'
import { Menu } from '~/ui/menu'
import type { CheckedTariffData } from '#admin/tariffs/checks/components/check_texts'
import type { VersionChangesData } from './difference_list'
import { NewDraftDialog } from './new_draft_dialog'
import { PublishDialog } from './publish_dialog'
import { RollBackDialog } from './roll_back_dialog'
import type { TariffVersionData } from './version_badge'

interface VersionActionsProps {
  version: TariffVersionData
  live: TariffVersionData | null
  changes?: VersionChangesData
  checks?: CheckedTariffData
}

const VIEWS = ['publish', 'plan', 'roll_back', 'discard', 'draft'] as const

export function VersionActions(props: VersionActionsProps) {
  const { opened, open, dialog } = useUrlDialog(VIEWS)
  const { version } = props
  const { id, state } = version
  if (state === 'discarded') return null
  return (
    <>
      <Button
        as={Link}
        variant="secondary"
        href={urlFor('admin.tariff_trial', { id })}
        icon={<Calculator />}
      >
        Try a Price
      </Button>
      <Button
        as={Link}
        variant="secondary"
        href={urlFor('admin.tariff_replays', { id })}
        icon={<History />}
      >
        Replay
      </Button>
      {state === 'draft' && (
        <Button onClick={() => open('publish', 1)} icon={<Rocket />}>
          Publish
        </Button>
      )}
      {state !== 'draft' && (
        <Button variant="secondary" onClick={() => open('roll_back', 1)} icon={<Undo2 />}>
          {state === 'planned' ? 'Cancel the Start' : 'Roll Back'}
        </Button>
      )}
      <MoreVersionActions version={version} open={open} />
      <VersionDialogs {...props} opened={opened} dialog={dialog} />
    </>
  )
}

type Views = ReturnType<typeof useUrlDialog<(typeof VIEWS)[number]>>

type MoreVersionActionsProps = Pick<VersionActionsProps, 'version'> & Pick<Views, 'open'>

function MoreVersionActions({ version, open }: MoreVersionActionsProps) {
  const draftOnly = [
    { label: 'Plan the Start', icon: <CalendarClock />, onSelect: () => open('plan', 1) },
    {
      label: 'Discard',
      icon: <Trash2 />,
      tone: 'danger' as const,
      onSelect: () => open('discard', 1),
    },
  ]
  return (
    <Menu
      label={`of ${version.name}`}
      trigger="More"
      variant="secondary"
      items={[
        { label: 'New Draft from This', icon: <CopyPlus />, onSelect: () => open('draft', 1) },
        ...(version.state === 'draft' ? draftOnly : []),
      ]}
    />
  )
}

type VersionDialogsProps = VersionActionsProps & Pick<Views, 'opened' | 'dialog'>

function VersionDialogs(props: VersionDialogsProps) {
  const { version, live, opened, dialog, ...compared } = props
  const view = opened?.view
  const done = (id = version.id) => router.visit(urlFor('admin.tariff', { id }))
  const shared = { ...dialog, version, onDone: done }
  return (
    <>
      {(view === 'publish' || view === 'plan') && (
        <PublishDialog {...shared} {...compared} key={opened?.key} isPlan={view === 'plan'} />
      )}
      {view === 'roll_back' && <RollBackDialog key={opened?.key} {...shared} live={live} />}
      {view === 'discard' && (
        <ConfirmDialog
          {...dialog}
          act={() => callApi('api.admin.tariff_versions.destroy', { params: { id: version.id } })}
          onDone={() => done()}
          staysOpen
          title="Discard the Draft"
          submitLabel="Discard"
          busyLabel="Discarding..."
          tone="danger"
        >
          <p>{`You lose all changes in "${version.name}", also those your colleagues made. The live prices stay as they are.`}</p>
        </ConfirmDialog>
      )}
      {view === 'draft' && <NewDraftDialog {...dialog} key={opened?.key} from={version} />}
    </>
  )
}
