import { Download, History, Upload } from 'lucide-react'
import { useAddressed } from '~/address/use_addressed'
import { useUnsaved } from '~/hooks/use_unsaved'
import { Button } from '~/ui/button'
import { FileDialog } from '#admin/tariffs/files/components/file_dialog'
import { fileAddress } from '#admin/tariffs/files/components/file_calls'
import { useTariff } from '#admin/tariffs/versions/components/use_tariff'
import type { Zone, ZoneKind } from '#admin/tariffs/zones/components/types'
import { LoadingRates } from './loading_rates'
import {
  ALL_VERSIONS,
  RateHistoryDialog,
  type ReplacedSheet,
  type SheetVersion,
} from './rate_history_dialog'
import { RatesEditor } from './rates_editor'
import { type LoadedSheet, useRateSheet } from './use_rate_sheet'

type RatesViewProps = {
  kind: ZoneKind
  zone: Zone
  loaded: LoadedSheet
  versions?: SheetVersion[]
  replaced?: ReplacedSheet
}

const HISTORY = { history: ['versions', 'replaced'] }

/** The rates of one zone, with what was in their place before and what comes from a file. */
export function RatesView({ kind, zone, loaded, ...past }: RatesViewProps) {
  const sheet = useRateSheet(zone, loaded)
  const file = useAddressed(['import'])
  const history = useAddressed(['history'], { props: HISTORY })
  const tariff = useTariff()
  useUnsaved(sheet.changes > 0)

  return (
    <>
      <div className="no-print mb-4 flex flex-wrap gap-2 [&>*]:max-sm:min-h-11">
        <Button
          variant="secondary"
          onClick={() => history.open('history', ALL_VERSIONS)}
          icon={<History aria-hidden="true" className="size-4" />}
        >
          Earlier Versions
        </Button>
        <Button
          as="a"
          download
          href={fileAddress({ of: 'rates', zoneId: zone.id, tariff })}
          variant="secondary"
          icon={<Download aria-hidden="true" className="size-4" />}
        >
          Download CSV
        </Button>
        <Button
          variant="secondary"
          onClick={() => file.open('import', 'rates')}
          icon={<Upload aria-hidden="true" className="size-4" />}
        >
          Import CSV
        </Button>
      </div>
      {sheet.isLoading ? <LoadingRates /> : <RatesEditor kind={kind} sheet={sheet} />}
      {file.opened && (
        <FileDialog
          {...file.dialog}
          key={file.opened.turn}
          scope={{ of: 'rates', zoneId: zone.id, tariff }}
          hold={sheet.saveFirst}
          onSaved={sheet.reload}
        />
      )}
      {history.opened && <RateHistoryDialog {...past} history={history} sheet={sheet} />}
    </>
  )
}
