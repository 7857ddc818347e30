import { useRef } from 'react'
import { send } from '~/api/send'
import { focusFirstError } from '~/hooks/focus_first_error'
import { AskDialog } from '~/ui/ask_dialog'
import { DefinitionList } from '~/ui/definition_list'
import { Dialog } from '~/ui/dialog'
import { FormDialog } from '~/ui/form_dialog'
import { toast } from '~/ui/toast'
import { useTariff } from '#admin/tariffs/versions/components/use_tariff'
import { LateZone } from './late_zone'
import { TEXTS } from './texts'
import type { ShownZone, Zone, ZoneKind, ZoneLists } from './types'
import { useZoneForm } from './use_zone_form'
import { deleteZone } from './zone_calls'
import { ZoneFields } from './zone_fields'

type FormProps = {
  kind: ZoneKind
  lists: ZoneLists
  /** The zone that is changed; null makes a new one. */
  shown: ShownZone | null
  open: boolean
  onClose: () => void
  onCreated: (zone: Zone) => void
  onUpdated: () => void
}

type ZoneDialogProps = Omit<FormProps, 'shown'> & { isNew: boolean; shown?: ShownZone }

export function ZoneDialog({ isNew, shown, ...props }: ZoneDialogProps) {
  if (isNew) return <ZoneForm {...props} shown={null} />
  if (shown) return <ZoneForm {...props} shown={shown} />
  return (
    <Dialog {...props} title={TEXTS[props.kind].editTitle}>
      <LateZone>{() => null}</LateZone>
    </Dialog>
  )
}

function ZoneForm({ kind, lists, shown, onCreated, onUpdated, ...dialog }: FormProps) {
  const state = useZoneForm(kind, lists, shown)
  const form = useRef<HTMLFormElement>(null)

  async function submit() {
    const saved = await state.save()
    if (!saved) return focusFirstError(form.current)
    toast.success(saved.message)
    for (const warning of saved.warnings) toast.warning(warning)
    if (shown) onUpdated()
    else onCreated(saved.data)
  }

  return (
    <FormDialog
      {...dialog}
      form={{ ...state, form, submit }}
      asksUnsaved
      title={shown ? TEXTS[kind].editTitle : TEXTS[kind].newTitle}
      submitLabel={shown ? 'Update Zone' : 'Create Zone'}
      busyLabel="Saving..."
    >
      <ZoneFields kind={kind} lists={lists} state={state} />
    </FormDialog>
  )
}

type DeleteZoneDialogProps = Pick<FormProps, 'kind' | 'open' | 'onClose'> & {
  shown?: ShownZone
  onDeleted: () => void
}

export function DeleteZoneDialog({ kind, shown, onDeleted, ...dialog }: DeleteZoneDialogProps) {
  const tariff = useTariff()
  return (
    <AskDialog
      {...dialog}
      act={async () => {
        if (shown) return deleteZone(send, kind, shown.zone, tariff)
      }}
      onDone={onDeleted}
      staysOpen
      title="Delete Confirmation"
      submitLabel="Delete Shipping Zone"
      busyLabel="Deleting..."
      disabled={!shown}
      tone="danger"
    >
      <p className="mb-4">
        Are you sure you want to delete the Shipping Zone below? Doing so can not be undone.
      </p>
      <LateZone shown={shown}>
        {({ zone: { description, geography } }) => (
          <DefinitionList
            items={[
              { term: 'Description', value: description },
              ...(geography ? [{ term: 'Geography', value: geography }] : []),
            ]}
          />
        )}
      </LateZone>
    </AskDialog>
  )
}
