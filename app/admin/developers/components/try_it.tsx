import { type FormEvent, useState } from 'react'
import type { Data } from '@generated/data'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { TextInput } from '~/ui/text_input'
import { Textarea } from '~/ui/textarea'
import { MethodBadge } from './method_badge'
import { checkTestKey, useTestKey } from './use_test_key'
import { TestKeyField } from './test_key_field'
import { TryItResponse } from './try_it_response'
import { createTryItKey, type TryItRequest, useTryIt } from './use_try_it'

type CallPageData = Data.Admin.Developers.Site.CallPage

interface TryItProps {
  call: CallPageData
  trial: NonNullable<CallPageData['trial']>
}

/** Sends the page's call, edited or not, with a test key only. */
export function TryIt({ call, trial }: TryItProps) {
  const [key] = useTestKey()
  const [values, setValues] = useState(trial.parameters.map(({ value }) => value))
  const [body, setBody] = useState(trial.body ?? '')
  const [hasTried, setHasTried] = useState(false)
  const { busy, answer, isUnreachable, send } = useTryIt()
  const address = buildRequestUrl(call.path, trial, values)
  const badBody = hasTried && trial.body !== null ? checkJson(body) : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    setHasTried(true)
    const isRefused = (call.needsKey || key !== '') && checkTestKey(key) !== null
    if (isRefused || (trial.body !== null && checkJson(body))) return
    void send(
      buildTryItRequest(call, { address, key, body: trial.body === null ? undefined : body })
    )
  }

  return (
    <section id="try-it" aria-labelledby="try-it-title" className="min-w-0 scroll-mt-6">
      <h2 id="try-it-title" className="text-lg font-semibold">
        Try it
      </h2>
      <form
        onSubmit={submit}
        noValidate
        className="mt-3 grid gap-4 rounded border bg-surface-raised p-4"
      >
        <noscript>
          You need JavaScript to try calls from this page, but not for the code above.
        </noscript>
        <p className="flex min-w-0 flex-wrap items-center gap-3">
          <MethodBadge method={call.method} />
          <code className="min-w-0 break-all font-mono text-sm">{address}</code>
        </p>
        <TestKeyField hasTried={hasTried && call.needsKey} />
        {trial.parameters.map(({ name, required }, index) => (
          <Field key={name} label={name} optional={!required}>
            <TextInput
              value={values[index]}
              onChange={(value) => setValues(values.with(index, value))}
              className="font-mono"
            />
          </Field>
        ))}
        {trial.body !== null && (
          <Field label="Body" error={badBody}>
            <Textarea
              value={body}
              onChange={setBody}
              rows={Math.min(16, body.split('\n').length + 1)}
              spellCheck={false}
              className="font-mono text-xs"
            />
          </Field>
        )}
        <div>
          <Button type="submit" busy={busy}>
            Send
          </Button>
        </div>
        <TryItResponse answer={answer} isUnreachable={isUnreachable} />
      </form>
    </section>
  )
}

function buildRequestUrl(
  path: string,
  { parameters }: TryItProps['trial'],
  values: string[]
): string {
  let address = path
  const query = new URLSearchParams()
  for (const [index, { name, where }] of parameters.entries()) {
    const value = values[index]!.trim()
    if (where === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value))
    else if (value !== '') query.set(name, value)
  }
  return query.size > 0 ? `${address}?${query}` : address
}

function buildTryItRequest(
  { method, acceptsKey }: CallPageData,
  { address, key, body }: { address: string; key: string; body?: string }
): TryItRequest {
  const headers = {
    Accept: 'application/json',
    ...(key ? { Authorization: `Bearer ${key}` } : {}),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(acceptsKey ? { 'Idempotency-Key': createTryItKey() } : {}),
  }
  return { method, address, headers, body }
}

function checkJson(body: string): string | undefined {
  try {
    JSON.parse(body)
    return undefined
  } catch {
    return 'This is not valid JSON. Check for a missing or extra comma or quote.'
  }
}
