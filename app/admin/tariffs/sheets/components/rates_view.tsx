import { ArrowLeft, Download, History, Upload } from 'lucide-react'
import { Button } from '~/ui/button'
import { ErrorState } from '~/ui/error_state'
import { PageHeader } from '~/ui/page_header'
import { Spinner } from '~/ui/spinner'
import { useOpened } from '~/hooks/use_opened'
import { useUnsaved } from '~/hooks/use_unsaved'
import { FileDialog } from '#admin/tariffs/files/components/file_dialog'
import { fileAddress } from '#admin/tariffs/files/components/file_calls'
import { RateGenerator } from './rate_generator'
import { RateHistoryDialog } from './rate_history_dialog'
import { RateMultiplier } from './rate_multiplier'
import { RateRows } from './rate_rows'
import { TEXTS } from '#admin/tariffs/zones/components/texts'
import type { Zone, ZoneKind } from '#admin/tariffs/zones/components/types'
import { useRateSheet } from './use_rate_sheet'

type RatesViewProps = { kind: ZoneKind; zone: Zone; onBack: () => void }

/** The rates of one zone. */
export function RatesView({ kind, zone, onBack }: RatesViewProps) {
  const sheet = useRateSheet(zone)
  const leaving = useUnsaved(sheet.dirty)
  const { opened, open, dialog } = useOpened<Zone, 'file' | 'history'>()
  const { ratesTitle, back } = TEXTS[kind]

  const words = [zone.description, zone.geography, zone.billingGroupName]
    .filter(Boolean)
    .join(' · ')
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => leaving(onBack)}
        icon={<ArrowLeft aria-hidden="true" className="size-4" />}
        className="mb-2"
      >
        {back}
      </Button>
      <PageHeader
        title={ratesTitle}
        description={words}
        actions={
          <Actions zone={zone} onFile={() => open('file')} onHistory={() => open('history')} />
        }
      />
      {sheet.status === 'loading' && (
        <p role="status" className="flex items-center gap-2 py-10 text-ink-muted">
          <Spinner size="sm" label="" />
          Loading existing rates. Please wait...
        </p>
      )}
      {sheet.status === 'failed' && (
        <ErrorState message="Could not load the rates. Please try again." onRetry={sheet.reload} />
      )}
      {sheet.status === 'ready' && (
        <div className="grid gap-4">
          <RateGenerator kind={kind} sheet={sheet} />
          {kind === 'export' && <RateMultiplier sheet={sheet} />}
          <RateRows sheet={sheet} />
        </div>
      )}
      {opened?.view === 'file' && (
        <FileDialog
          {...dialog}
          key={opened.turn}
          scope={{ of: 'rates', zoneId: zone.id }}
          onSaved={sheet.reload}
        />
      )}
      {opened?.view === 'history' && (
        <RateHistoryDialog {...dialog} key={opened.turn} zoneId={zone.id} sheet={sheet} />
      )}
    </>
  )
}

type ActionsProps = { zone: Zone; onFile: () => void; onHistory: () => void }

function Actions({ zone: { id }, onFile, onHistory }: ActionsProps) {
  return (
    <>
      <Button
        variant="secondary"
        onClick={onHistory}
        icon={<History aria-hidden="true" className="size-4" />}
      >
        Earlier Versions
      </Button>
      <Button
        as="a"
        download
        href={fileAddress({ of: 'rates', zoneId: id })}
        variant="secondary"
        icon={<Download aria-hidden="true" className="size-4" />}
      >
        Download CSV
      </Button>
      <Button
        variant="secondary"
        onClick={onFile}
        icon={<Upload aria-hidden="true" className="size-4" />}
      >
        Import CSV
      </Button>
    </>
  )
}
