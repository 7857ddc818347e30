import { Link } from '@adonisjs/inertia/react'
import { go } from '~/address/use_address'
import type { Question } from '~/address/use_listed'
import type { ShownVersion } from '#admin/tariffs/versions/components/version_words'
import { LateProp } from '~/components/late_prop'
import { urlFor } from '~/client'
import { Card } from '~/ui/card'
import { Notice } from '~/ui/notice'
import { PageHeader } from '~/ui/page_header'
import { Skeleton } from '~/ui/skeleton'
import { CancelReplay } from '../components/cancel_replay'
import { CheapestChanges, DearerCustomers } from '../components/replay_changes'
import { Following } from '../components/following'
import { ReplayParts } from '../components/replay_parts'
import { ReplayProgress } from '../components/replay_progress'
import { ReplayTotals } from '../components/replay_totals'
import {
  isUnderWay,
  reachedText,
  ReplayBadge,
  type ReplayFigures,
  type ShownReplay,
} from '../components/replay_words'

interface TariffReplayProps {
  question: Question
  version: ShownVersion
  replay: ShownReplay
  /** Null until it has come to its end. */
  result?: ReplayFigures | null
}

/** How far a replay is; then all that came of it. */
export default function TariffReplay({ question, version, replay, result }: TariffReplayProps) {
  const { id, name } = version
  return (
    <>
      <PageHeader
        title={`Replay of ${name}`}
        documentTitle={`Replay: ${name}`}
        description={`${replay.title}. Shipments of ${replay.stretch}. Started ${replay.when}, ${replay.askedBy}.`}
        badge={<ReplayBadge replay={replay} />}
        actions={isUnderWay(replay) && <CancelReplay replay={replay} />}
        back={{ label: 'Replays', href: urlFor('admin.tariff_replays', { id }), as: Link }}
      />
      <div className="grid gap-6">
        {isUnderWay(replay) && (
          <Card title="Under way" description="You can leave this page and come back.">
            <ReplayProgress replay={replay} />
            <Following only={['replay', 'result']} />
          </Card>
        )}
        {replay.state === 'cancelled' && (
          <Notice title={`Cancelled by ${replay.cancelledBy} at ${replay.cancelledWhen}`}>
            {replay.done > 0 && `It had come to ${reachedText(replay)}. `}No figures were kept.
          </Notice>
        )}
        {replay.failure && <Notice tone="danger">{replay.failure}</Notice>}
        {replay.state === 'finished' && (
          <LateProp
            name="result"
            value={result ?? undefined}
            loading={<Skeleton className="h-64 w-full" />}
            failed="Could not load the figures. Please try again."
          >
            {(figures) => (
              <>
                <ReplayTotals figures={figures} replay={replay} />
                <ReplayParts
                  {...{ figures, version, replay }}
                  by={question.by ?? 'courier'}
                  onChange={(by) => go({ by }, { only: ['result'], replace: true })}
                />
                <DearerCustomers {...{ figures, version, replay }} />
                <CheapestChanges {...{ figures, version, replay }} />
              </>
            )}
          </LateProp>
        )}
      </div>
    </>
  )
}
