import { Download, History, Upload } from 'lucide-react'
import { useUrlDialog } from '~/url/use_url_dialog'
import { useUnsavedChanges } from '~/hooks/use_unsaved_changes'
import { Button } from '~/ui/button'
import { TariffImportDialog } from '#admin/tariffs/files/components/tariff_import_dialog'
import { tariffFileUrl } from '#admin/tariffs/files/components/tariff_file_calls'
import { useTariffQuery } from '#admin/tariffs/versions/components/use_tariff_query'
import type { ZoneData, ZoneKind } from '#admin/tariffs/zones/components/zone_types'
import { LoadingRates } from './loading_rates'
import {
  ALL_VERSIONS,
  RateHistoryDialog,
  type ReplacedSheetData,
  type SheetVersionData,
} from './rate_history_dialog'
import { RatesEditor } from './rates_editor'
import { type RateSheetData, useRateSheet } from './use_rate_sheet'

type RatesViewProps = {
  kind: ZoneKind
  zone: ZoneData
  loaded: RateSheetData
  versions?: SheetVersionData[]
  replaced?: ReplacedSheetData
}

const HISTORY_PROPS = { history: ['versions', 'replaced'] }

export function RatesView({ kind, zone, loaded, ...past }: RatesViewProps) {
  const sheet = useRateSheet(zone, loaded)
  const file = useUrlDialog(['import'])
  const history = useUrlDialog(['history'], { props: HISTORY_PROPS })
  const tariff = useTariffQuery()
  useUnsavedChanges(sheet.changes > 0)

  return (
    <>
      <div className="no-print mb-4 flex flex-wrap gap-2 [&>*]:max-sm:min-h-11">
        <Button
          variant="secondary"
          onClick={() => history.open('history', ALL_VERSIONS)}
          icon={<History />}
        >
          Earlier Versions
        </Button>
        <Button
          as="a"
          download
          href={tariffFileUrl({ of: 'rates', zoneId: zone.id, tariff })}
          variant="secondary"
          icon={<Download />}
        >
          Download CSV
        </Button>
        <Button variant="secondary" onClick={() => file.open('import', 'rates')} icon={<Upload />}>
          Import CSV
        </Button>
      </div>
      {sheet.isLoading ? <LoadingRates /> : <RatesEditor kind={kind} sheet={sheet} />}
      {file.opened && (
        <TariffImportDialog
          {...file.dialog}
          key={file.opened.key}
          scope={{ of: 'rates', zoneId: zone.id, tariff }}
          hold={sheet.saveFirst}
          onSaved={sheet.reload}
        />
      )}
      {history.opened && <RateHistoryDialog {...past} history={history} sheet={sheet} />}
    </>
  )
}
