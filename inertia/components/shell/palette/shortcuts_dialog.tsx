import { Fragment, useState } from 'react'
import { Dialog } from '~/ui/dialog'
import { Switch } from '~/ui/switch'
import { saveSingleKeys, areSingleKeysEnabled } from './single_key_shortcuts'

const SHORTCUTS: { keys: string[]; does: string; inTurn?: boolean }[] = [
  { keys: ['Ctrl K', '⌘K'], does: 'Search everything, or go to a page' },
  { keys: ['g', 'h'], does: 'Go home', inTurn: true },
  { keys: ['g', 's'], does: 'Go to the shipments', inTurn: true },
  { keys: ['c'], does: 'Book a shipment' },
  { keys: ['/'], does: 'Search the list on this page' },
  { keys: ['j'], does: 'Next row of the list' },
  { keys: ['k'], does: 'Previous row' },
  { keys: ['Enter'], does: 'Open the row' },
  { keys: ['Esc'], does: 'Close what is open' },
  { keys: ['?'], does: 'Show these shortcuts' },
]

/** Lists the shortcuts and lets people who dictate disable single keys. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useState(areSingleKeysEnabled)
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2.5 text-sm">
        {SHORTCUTS.map(({ keys, does, inTurn }) => (
          <div key={does} className="contents">
            <dt className="flex items-center gap-1">
              {keys.map((key, at) => (
                <Fragment key={key}>
                  {inTurn && at > 0 && 'then'}
                  <kbd className="min-w-7 rounded border px-1.5 py-0.5 text-center font-sans">
                    {key}
                  </kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 border-t pt-4">
        <Switch
          label="Single keys"
          hint="Switch off all but Ctrl K, Enter and Esc if you type by voice. Remembered on this device."
          checked={on}
          onChange={(next) => {
            saveSingleKeys(next)
            setOn(next)
          }}
        />
      </div>
    </Dialog>
  )
}
