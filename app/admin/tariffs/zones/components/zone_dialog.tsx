import { useId, useRef, type FormEvent } from 'react'
import { focusFirstError } from '~/hooks/focus_first_error'
import { useUnsaved } from '~/hooks/use_unsaved'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Notice } from '~/ui/notice'
import { toast } from '~/ui/toast'
import { LateZone } from './late_zone'
import { TEXTS } from './texts'
import type { ShownZone, Zone, ZoneKind, ZoneLists } from './types'
import { useZoneForm } from './use_zone_form'
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

function ZoneForm({ kind, lists, shown, open, onClose, onCreated, onUpdated }: FormProps) {
  const state = useZoneForm(kind, lists, shown)
  const closing = useUnsaved(open && state.isChanged)
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const saved = await state.save()
    if (!saved) return focusFirstError(form.current)
    toast.success(saved.message)
    for (const warning of saved.warnings) toast.warning(warning)
    if (shown) onUpdated()
    else onCreated(saved.data)
  }

  const footer = (
    <>
      <Button variant="secondary" onClick={onClose} disabled={state.busy}>
        Cancel
      </Button>
      <Button type="submit" form={formId} busy={state.busy} busyLabel="Saving...">
        {shown ? 'Update Zone' : 'Create Zone'}
      </Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onClose={() => closing(onClose)}
      dismissible={!state.busy}
      title={shown ? TEXTS[kind].editTitle : TEXTS[kind].newTitle}
      footer={footer}
    >
      <form ref={form} id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {state.failure && (
          <Notice tone="danger" className="whitespace-pre-line">
            {state.failure}
          </Notice>
        )}
        <ZoneFields kind={kind} lists={lists} state={state} />
      </form>
    </Dialog>
  )
}
