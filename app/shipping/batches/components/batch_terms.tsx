import { useState } from 'react'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { DateInput } from '~/ui/date_input'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { Phone } from '~/ui/phone'
import { RadioGroup } from '~/ui/radio_group'
import { Switch } from '~/ui/switch'
import { toast } from '~/ui/toast'
import { ColumnsDialog, DefaultsDialog } from './batch_dialogs'
import { SenderDialog } from './sender_dialog'
import type { BatchChange, BatchScreen, ChangeBatch, BatchData } from './use_batch'

interface BatchTermsCardProps {
  batch: BatchData
  screen: BatchScreen
  change: ChangeBatch
}

const PREFERENCE_OPTIONS = [
  { value: 'cheapest', label: 'The cheapest courier' },
  { value: 'fastest', label: 'The fastest courier' },
] as const

type OpenTermsDialog = 'sender' | 'columns' | 'defaults'

export function BatchTermsCard({ batch, screen, change }: BatchTermsCardProps) {
  const [asked, setAsked] = useState<OpenTermsDialog | null>(null)
  const [busy, setBusy] = useState(false)
  const { sender, columns } = batch

  async function set(body: BatchChange) {
    setBusy(true)
    const outcome = await change(body)
    setBusy(false)
    if (!outcome.ok) toast.error(outcome.message)
  }

  return (
    <Card title="For all parcels">
      <div className="grid gap-4 sm:grid-cols-2">
        <SenderLine sender={sender} onChange={() => setAsked('sender')} />
        <Field label="Send each parcel with" group>
          <RadioGroup
            inline
            disabled={busy}
            options={PREFERENCE_OPTIONS}
            value={batch.preferredCourier}
            onChange={(preferredCourier) => void set({ preferredCourier })}
          />
        </Field>
        <Switch
          label="The courier picks them up"
          hint="Otherwise you bring them to one of our offices."
          checked={batch.pickup}
          disabled={busy}
          onChange={(pickup) => void set({ pickup })}
        />
        {batch.pickup && (
          <Field label="Pickup date" optional>
            <DateInput
              value={batch.pickupDate ?? ''}
              min={screen.calendar.today}
              onChange={(pickupDate) => void set({ pickupDate: pickupDate || null })}
            />
          </Field>
        )}
      </div>
      {columns.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setAsked('defaults')}>
            Fill Empty Cells
          </Button>
          <Button variant="secondary" onClick={() => setAsked('columns')}>
            Match the columns
          </Button>
        </div>
      )}
      <TermsDialogs
        asked={asked}
        batch={batch}
        screen={screen}
        change={change}
        onClose={() => setAsked(null)}
      />
    </Card>
  )
}

interface SenderLineProps {
  sender: BatchData['sender']
  onChange: () => void
}

/** Rows cannot be priced without a sender. */
function SenderLine({ sender, onChange }: SenderLineProps) {
  if (!sender) {
    return (
      <Notice
        tone="warning"
        className="sm:col-span-2"
        title="Who sends these parcels?"
        action={<Button onClick={onChange}>Add the Sender</Button>}
      >
        Add the sender to see prices.
      </Notice>
    )
  }
  return (
    <div className="flex items-start justify-between gap-3 text-sm">
      <p>
        <span className="block text-ink-muted">Sender</span>
        <span className="font-medium">{sender.fullname}</span>,{' '}
        <Phone number={sender.phoneNumber} />
        <span className="block text-ink-muted">
          {sender.address}, {sender.city}
        </span>
      </p>
      <Button variant="secondary" size="sm" onClick={onChange}>
        Change
      </Button>
    </div>
  )
}

type TermsDialogsProps = BatchTermsCardProps & {
  asked: OpenTermsDialog | null
  onClose: () => void
}

function TermsDialogs({ asked, batch, screen, change, onClose }: TermsDialogsProps) {
  const { sender, columns, defaults } = batch
  const given = { change, onClose }
  switch (asked) {
    case 'sender':
      return <SenderDialog sender={sender} states={screen.nigerianStates} {...given} />
    case 'columns':
      return <ColumnsDialog columns={columns} {...given} />
    case 'defaults':
      return <DefaultsDialog defaults={defaults} categories={screen.categories} {...given} />
    case null:
      return null
  }
}
