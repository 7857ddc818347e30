import { Link } from '@adonisjs/inertia/react'
import { changeUrl } from '~/url/use_url_query'
import type { ListParams } from '~/url/use_server_list'
import type { TariffVersionData } from '#admin/tariffs/versions/components/version_badge'
import { DeferredProp } from '~/components/deferred_prop'
import { urlFor } from '~/client'
import { Card } from '~/ui/card'
import { Notice } from '~/ui/notice'
import { PageHeader } from '~/ui/page_header'
import { Skeleton } from '~/ui/skeleton'
import { CheapestCourierChanges, CustomersPayingMore } from '../components/replay_changes'
import { ReplayUpdates } from '../components/replay_updates'
import { ReplayParts } from '../components/replay_parts'
import { ReplayProgress } from '../components/replay_progress'
import { ReplayTotals } from '../components/replay_totals'
import {
  isReplayRunning,
  replayProgressText,
  ReplayBadge,
  type ReplayPageData,
  type ReplayData,
} from '../components/replay_texts'
import { router } from '@inertiajs/react'
import { CircleStop } from 'lucide-react'
import { useUrlDialog } from '~/url/use_url_dialog'
import { callApi } from '~/api/call_api'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Button } from '~/ui/button'

interface TariffReplayPageProps {
  listQuery: ListParams
  version: TariffVersionData
  replay: ReplayData
  result?: ReplayPageData | null
}

export default function TariffReplayPage(props: TariffReplayPageProps) {
  const { listQuery, replay, result } = props
  const { id, name } = props.version
  return (
    <>
      <PageHeader
        title={`Replay of ${name}`}
        documentTitle={`Replay: ${name}`}
        description={`${replay.title}. Shipments of ${replay.stretch}. Started ${replay.when}, ${replay.askedBy}.`}
        badge={<ReplayBadge replay={replay} />}
        actions={isReplayRunning(replay) && <CancelReplayButton replay={replay} />}
        back={{ label: 'Replays', href: urlFor('admin.tariff_replays', { id }), as: Link }}
      />
      <div className="grid gap-6">
        {isReplayRunning(replay) && (
          <Card title="In progress" description="You can leave this page and come back.">
            <ReplayProgress replay={replay} />
            <ReplayUpdates only={['replay', 'result']} />
          </Card>
        )}
        {replay.state === 'cancelled' && (
          <Notice title={`Cancelled by ${replay.cancelledBy} at ${replay.cancelledWhen}`}>
            {replay.done > 0 && `It had priced ${replayProgressText(replay)}. `}No figures were
            kept.
          </Notice>
        )}
        {replay.failure && <Notice tone="danger">{replay.failure}</Notice>}
        {replay.state === 'finished' && (
          <DeferredProp
            name="result"
            value={result ?? undefined}
            loading={<Skeleton className="h-64 w-full" />}
            failed="Could not load the figures. Please try again."
          >
            {(figures) => (
              <>
                <ReplayTotals figures={figures} replay={replay} />
                <ReplayParts
                  figures={figures}
                  replay={replay}
                  by={listQuery.by ?? 'courier'}
                  onChange={(by) => changeUrl({ by }, { only: ['result'], replace: true })}
                />
                <CustomersPayingMore figures={figures} replay={replay} />
                <CheapestCourierChanges figures={figures} replay={replay} />
              </>
            )}
          </DeferredProp>
        )}
      </div>
    </>
  )
}

function CancelReplayButton({ replay }: { replay: ReplayData }) {
  const { open, dialog } = useUrlDialog(['cancel'])
  const { id: replayId, version: id } = replay
  return (
    <>
      <Button variant="secondary" icon={<CircleStop />} onClick={() => open('cancel', 1)}>
        Cancel the Replay
      </Button>
      <ConfirmDialog
        {...dialog}
        act={() => callApi('api.admin.tariff_replays.destroy', { params: { id, replayId } })}
        onEnd={() => router.reload({ only: ['replay', 'result'] })}
        title="Cancel the Replay"
        submitLabel="Cancel It"
        cancelLabel="Keep It"
        busyLabel="Cancelling..."
        tone="danger"
      >
        <p>
          The replay stops at once and we keep none of its figures. The next replay in the queue
          starts.
        </p>
      </ConfirmDialog>
    </>
  )
}
