import { useId, useRef, type FormEvent } from 'react'
import { focusFirstError } from '~/hooks/focus_first_error'
import { useUnsaved } from '~/hooks/use_unsaved'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Notice } from '~/ui/notice'
import { toast } from '~/ui/toast'
import { TEXTS } from './texts'
import type { Zone, ZoneKind, ZoneLists } from './types'
import { useZoneForm } from './use_zone_form'
import type { Zones } from './use_zones'
import { ZoneFields } from './zone_fields'

type ZoneDialogProps = {
  kind: ZoneKind
  lists: ZoneLists
  /** The zone that is changed; null makes a new one. */
  zone: Zone | null
  zones: Zones
  open: boolean
  onClose: () => void
}

export function ZoneDialog({ kind, lists, zone, zones, open, onClose }: ZoneDialogProps) {
  const state = useZoneForm(kind, zone)
  const closing = useUnsaved(open && state.isChanged)
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const saved = await state.save()
    if (!saved) return focusFirstError(form.current)
    toast.success(saved.message)
    for (const warning of saved.warnings) toast.warning(warning)
    if (zone) zones.replace(saved.data)
    else zones.add(saved.data)
    onClose()
  }

  const footer = (
    <>
      <Button variant="secondary" onClick={onClose} disabled={state.busy}>
        Cancel
      </Button>
      <Button
        type="submit"
        form={formId}
        busy={state.busy}
        busyLabel="Saving..."
        disabled={state.loading}
      >
        {zone ? 'Update Zone' : 'Create Zone'}
      </Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onClose={() => closing(onClose)}
      dismissible={!state.busy}
      title={zone ? TEXTS[kind].editTitle : TEXTS[kind].newTitle}
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
