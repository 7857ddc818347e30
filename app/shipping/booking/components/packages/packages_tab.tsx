import { useEffect, useRef, useState } from 'react'
import { Plus } from 'lucide-react'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Money } from '~/ui/money'
import { Notice } from '~/ui/notice'
import { Weight } from '~/ui/weight'
import { pluralize } from '#shared/languages/rules/pluralize'
import {
  changedMeasure,
  isProposalOpen,
  type Proposal,
} from '#shipping/booking/components/advice/proposal'
import { ProposalNotice } from '#shipping/booking/components/advice/proposal_notice'
import { PackageEntryTable, type PackageEntryColumn } from './package_entry_table'
import {
  isPackageStarted,
  itemsValue,
  editPackage,
  packageTotals,
  withoutPackage,
  type FormPackage,
} from './packages_model'
import { ShipmentCustoms } from '#shipping/booking/components/customs/shipment_customs'
import { crossesBorder, type BookingForm } from '#shipping/booking/components/form/form_model'
import type { BookingScreen } from '#shipping/booking/components/form/booking_types'
import type { FormHandle } from '#shipping/booking/components/form/use_booking_form'
import { WorkingPackageCard } from './working_package_card'

interface TabProps {
  form: FormHandle
  screen: BookingScreen
  proposal: Proposal | null
  onProposalDone: () => void
}

const COLUMNS: PackageEntryColumn<FormPackage>[] = [
  { header: 'Package', cell: (_, place) => packageName(_, place) },
  { header: 'Items', cell: ({ items }) => items.map((item) => item.description).join(', ') },
  { header: 'Size (cm)', cell: sizeOf, hideOnPhone: true },
  { header: 'Weight', cell: ({ weight }) => <Weight kg={weight} />, numeric: true },
  {
    header: 'Value',
    cell: ({ items }) => <Money naira={itemsValue(items)} />,
    numeric: true,
    hideOnPhone: true,
  },
]

export function PackagesTab({ form, screen, proposal, onProposalDone }: TabProps) {
  const { packages, working } = form.value
  const unadded = form.problem('working')
  const [wanted, setWanted] = useState(false)
  const isFolded = packages.length > 0 && !isPackageStarted(working) && !wanted
  // Once a package is added, folds the package editor.
  useEffect(() => setWanted(false), [packages.length])
  const box = useRef<HTMLDivElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const open = proposal && isProposalOpen(form.value, proposal) ? proposal : null
  const measure = open && changedMeasure(open)

  useEffect(() => {
    if (!measure) return
    const { name } = measure
    // Waits a frame, because the step frame focuses its heading first.
    requestAnimationFrame(() => {
      box.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus({ preventScroll: true })
      notice.current?.scrollIntoView()
    })
  }, [])

  function another() {
    setWanted(true)
    requestAnimationFrame(() => box.current?.querySelector('input')?.focus())
  }

  return (
    <div className="grid gap-4">
      {packages.length > 0 && (
        <Card title="Your packages" level={3} footer={<Totals packages={packages} />}>
          <PackageEntryTable
            label="Packages of this shipment"
            columns={COLUMNS}
            rows={packages}
            nameOf={packageName}
            open={working.updating}
            onOpen={(place) => form.change((value) => editPackage(value, place), 'working')}
            onRemove={(place) => form.change((value) => withoutPackage(value, place))}
          />
        </Card>
      )}
      {open && (
        <div ref={notice} className="scroll-mt-20">
          <ProposalNotice form={form} proposal={open} onDone={onProposalDone} />
        </div>
      )}
      {unadded && <Notice tone="danger">{unadded}</Notice>}
      {isFolded ? (
        <Button
          variant="secondary"
          className="min-h-11 justify-self-start"
          icon={<Plus />}
          onClick={another}
        >
          Another package
        </Button>
      ) : (
        <div ref={box}>
          <WorkingPackageCard form={form} screen={screen} measure={measure} />
        </div>
      )}
      {isDeclared(form.value, screen) && <ShipmentCustoms form={form} screen={screen} />}
    </div>
  )
}

/** International shipments need customs data unless all items are documents. */
function isDeclared(form: BookingForm, { documentCategories }: BookingScreen): boolean {
  const items = [...form.packages, form.working].flatMap((parcel) => parcel.items)
  const isDocument = (category: number) => documentCategories.includes(category)
  const isPaper = items.length > 0 && items.every(({ category }) => isDocument(category))
  return crossesBorder(form) && !isPaper
}

function Totals({ packages }: { packages: readonly FormPackage[] }) {
  const sum = packageTotals(packages)
  return (
    <p role="status" className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
      <span>
        {pluralize(sum.packages, 'package')}, {pluralize(sum.items, 'item')}
      </span>
      <span>
        Total weight <Weight kg={sum.weight} />
      </span>
      <span>
        Total value <Money naira={sum.value} className="font-semibold" />
      </span>
    </p>
  )
}

function packageName(_: FormPackage, place: number): string {
  return `Package ${place + 1}`
}

function sizeOf({ length, width, height }: FormPackage): string {
  if (!length && !width && !height) return '--'
  return [length, width, height].map((side) => side ?? '--').join(' × ')
}
