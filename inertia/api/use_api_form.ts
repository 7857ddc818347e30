import { type FormEvent, useRef, useState } from 'react'
import type { Outcome, Refusal } from '~/hooks/api_outcome'
import { focusFirstError } from '~/hooks/focus_first_error'

type Name<V> = keyof V & string

/** What is wrong with a value, or null. */
type Checks<V> = { [K in Name<V>]?: (value: V[K], values: V) => string | null }

export type Problems<V> = { [K in Name<V>]?: string }

interface FormOptions<V, A> {
  initial: V
  checks?: Checks<NoInfer<V>>
  /** Sends what was entered, with the version of the record that it was read from. */
  send: (values: NoInfer<V>, version: number | string | undefined) => Promise<Outcome<A>>
  done: (answer: NoInfer<A>, values: NoInfer<V>) => void
  /** The version of the record that is changed: a newer one is not overwritten. */
  version?: number | string
  /** Fields that the server calls otherwise than the form does. */
  renamed?: Record<string, Name<NoInfer<V>>>
  /** What else becomes of a refusal that no field shows. */
  refused?: (refusal: Refusal) => void
  /** Problems go as a field changes, and are looked for again when all are sent. */
  lenient?: boolean
  /** The browser holds the fields, so that what was typed before the script ran stays. */
  inBrowser?: boolean
}

/**
 * A form of the API: its values, what is wrong with them, and sending them. A field is checked as it
 * changes, and all of them before they are sent; what the server finds wrong is shown like the rest.
 */
export function useApiForm<V extends object, A>(options: FormOptions<V, A>) {
  const { initial, lenient = false, inBrowser = false } = options
  const checks: Checks<V> = options.checks ?? {}
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [touched, setTouched] = useState<readonly Name<V>[]>([])
  const [refused, setRefused] = useState<Problems<V>>({})
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)
  const [version, setVersion] = useState(options.version)
  const [stale, setStale] = useState(false)
  const problems = { ...refused, ...problemsOf(touched, values) }

  function problemsOf(names: readonly Name<V>[], all: V): Problems<V> {
    const found: Problems<V> = {}
    for (const name of names) {
      const problem = checks[name]?.(all[name], all)
      if (problem) found[name] = problem
    }
    return found
  }

  function set<K extends Name<V>>(name: K, value: V[K]) {
    setValues((current) => ({ ...current, [name]: value }))
    setTouched((current) => (lenient ? [] : [...current, name]))
    setRefused((current) => (lenient ? {} : { ...current, [name]: undefined }))
  }

  function show(wrong: Problems<V>) {
    setRefused(wrong)
    focusFirstError(form.current)
  }

  /** What was entered, or null after what is wrong with it has been shown. */
  function checked(): V | null {
    const entered = inBrowser ? { ...values, ...typedInto(form.current) } : values
    const names = Object.keys(checks) as Name<V>[]
    setValues(entered)
    setTouched(names)
    setRefused({})
    setRefusal(null)
    if (Object.keys(problemsOf(names, entered)).length === 0) return entered
    focusFirstError(form.current)
    return null
  }

  function refuse(refusing: Refusal) {
    setStale(refusing.code === 'E_CONFLICT')
    const wrong = Object.entries(refusing.fields)
      .map(([name, problem]) => [options.renamed?.[name] ?? name, problem] as const)
      .filter(([name]) => name in initial)
    if (wrong.length > 0) return show(Object.fromEntries(wrong) as Problems<V>)
    setRefusal(refusing)
    options.refused?.(refusing)
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    const entered = checked()
    if (!entered) return
    setBusy(true)
    const outcome = await options.send(entered, version)
    setBusy(false)
    if (!outcome.ok) return refuse(outcome)
    setTouched([])
    options.done(outcome.body, entered)
  }

  /** Begins anew: with what it began with, or with what is saved now. */
  function reset(latest: V = initial, latestVersion = version) {
    form.current?.reset()
    setValues(latest)
    setVersion(latestVersion)
    setTouched([])
    setRefused({})
    setRefusal(null)
    setStale(false)
  }

  return {
    form,
    values,
    problems,
    refusal,
    busy,
    /** Somebody else has saved the record since it was read. */
    stale,
    set,
    /** Without a check. */
    put: (changed: Partial<V>) => setValues((current) => ({ ...current, ...changed })),
    show,
    refuse,
    checked,
    submit,
    reset,
    field: (name: Name<V>) => ({ error: problems[name] }),
    /** For a control that holds its text by itself. */
    input: <K extends Name<V>>(name: K) => ({
      name,
      onChange: (value: V[K]) => set(name, value),
    }),
    /** For a control that is given its value. */
    bind: <K extends Name<V>>(name: K) => ({
      name,
      value: values[name],
      onChange: (value: V[K]) => set(name, value),
    }),
  }
}

function typedInto(form: HTMLFormElement | null): Record<string, string> {
  const entries = [...new FormData(form ?? undefined)]
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}
