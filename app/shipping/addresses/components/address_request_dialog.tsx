import { type FormEvent, useState } from 'react'
import { callApi } from '~/api/call_api'
import { showOutcome } from '~/api/show_outcome'
import { apiQuery, useApiQuery } from '~/api/use_api_data'
import { useApiCall } from '~/api/use_api_call'
import { WhatsAppLink } from '~/components/whatsapp_link'
import { Button } from '~/ui/button'
import { CopyButton } from '~/ui/copy_button'
import { toDisplayMoment } from '~/ui/iso_dates'
import { Dialog } from '~/ui/dialog'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { TextInput } from '~/ui/text_input'
import { ADDRESS_REQUEST_DAYS } from '#shipping/addresses/rules/book_rules'
import type { BookDialogProps } from './book_types'

export function AddressRequestDialog({ open, onClose }: Pick<BookDialogProps, 'open' | 'onClose'>) {
  const [name, setName] = useState('')
  const [link, setLink] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [createdLinks, setCreatedLinks] = useState(0)
  const { busy, send: sendTracked } = useApiCall()

  async function createLink(event: FormEvent) {
    event.preventDefault()
    const outcome = await sendTracked('api.shipping.address_requests.store', {
      body: { name: name.trim() },
    })
    setFailure(outcome.ok ? null : outcome.message)
    if (!outcome.ok) return
    setLink(outcome.body.data.link)
    setName('')
    setCreatedLinks(createdLinks + 1)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Ask for an Address"
      description={`Your receiver fills in their own address, without an account. A link works once, within ${ADDRESS_REQUEST_DAYS} days.`}
      closeButton
    >
      <div className="grid gap-4">
        {failure && <Notice tone="danger">{failure}</Notice>}
        {link ? (
          <NewRequestLink link={link} onAnother={() => setLink(null)} />
        ) : (
          <form onSubmit={createLink} noValidate className="flex flex-wrap items-end gap-2">
            <Field label="Whose address?" hint="A name to recognise this link by." className="grow">
              <TextInput value={name} maxLength={60} autoComplete="off" onChange={setName} />
            </Field>
            <Button
              type="submit"
              busy={busy}
              busyLabel="Creating..."
              disabled={!name.trim()}
              className="max-sm:w-full"
            >
              Create Link
            </Button>
          </form>
        )}
        <OpenRequestList key={createdLinks} />
      </div>
    </Dialog>
  )
}

function NewRequestLink({ link, onAnother }: { link: string; onAnother: () => void }) {
  return (
    <div className="grid gap-3">
      <Notice tone="success" title="Send this link to your receiver">
        You will not see it again.
      </Notice>
      <code className="block rounded border bg-surface-sunken p-3 text-sm break-all select-all">
        {link}
      </code>
      <div className="flex flex-wrap gap-2">
        <WhatsAppLink text={`Please fill in your address for my parcel: ${link}`} variant="primary">
          Send on WhatsApp
        </WhatsAppLink>
        <CopyButton value={link} label="Copy link" toastMessage="Link copied." />
        <Button variant="ghost" onClick={onAnother}>
          Create another link
        </Button>
      </div>
    </div>
  )
}

function OpenRequestList() {
  const { body, failure } = useApiQuery(apiQuery('api.shipping.address_requests.index'))
  const [withdrawn, setWithdrawn] = useState<ReadonlySet<number>>(new Set())
  const requests = (body?.data ?? []).filter(({ id }) => !withdrawn.has(id))
  if (failure) return <Notice tone="danger">{failure.message}</Notice>
  if (requests.length === 0) return null

  async function withdraw(id: number) {
    const outcome = await callApi('api.shipping.address_requests.destroy', { params: { id } })
    if (showOutcome(outcome)) setWithdrawn(new Set([...withdrawn, id]))
  }

  return (
    <section aria-label="Your links">
      <h3 className="font-semibold">Your links</h3>
      <ul className="mt-2 grid gap-2 text-sm">
        {requests.map(({ id, name, expires, answered }) => (
          <li key={id} className="flex items-center justify-between gap-3 border-t pt-2">
            <span className="min-w-0 break-words">
              {name}
              <span className="block text-ink-muted">
                {answered ? 'Filled in' : `Open until ${toDisplayMoment(expires)}`}
              </span>
            </span>
            {!answered && (
              <Button size="sm" variant="secondary" onClick={() => withdraw(id)}>
                Withdraw<span className="sr-only"> the link for {name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
