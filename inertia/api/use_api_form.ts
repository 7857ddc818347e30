import { type FormEvent, useRef, useState } from 'react'
import type { ApiOutcome, ApiRefusal } from '~/api/api_outcome'
import { focusFirstError } from '~/hooks/focus_first_error'
import { endBusyAfterVisit } from './end_busy'

type FieldName<V> = keyof V & string

type FieldChecks<V> = { [K in FieldName<V>]?: (value: V[K], values: V) => string | null }

export type FieldProblems<V> = { [K in FieldName<V>]?: string }

interface FormOptions<V, A> {
  initial: V
  checks?: FieldChecks<NoInfer<V>>
  send: (values: NoInfer<V>, version: number | string | undefined) => Promise<ApiOutcome<A>>
  done: (answer: NoInfer<A>, values: NoInfer<V>) => void
  /** The record's version, for optimistic locking. */
  version?: number | string
  renamed?: Record<string, FieldName<NoInfer<V>>>
  refused?: (refusal: ApiRefusal) => void
  /** Fields compared with each other: a change of one clears the errors of all. */
  together?: readonly FieldName<NoInfer<V>>[]
  /** If true, a change only clears errors; fields are checked again on submit. */
  lenient?: boolean
  inBrowser?: boolean
}

interface FormFindings<V> {
  touched: readonly FieldName<V>[]
  refused: FieldProblems<V>
  refusal: ApiRefusal | null
  /** True if another person has saved the record in the meantime. */
  stale: boolean
}

const NO_FINDINGS = { touched: [], refused: {}, refusal: null, stale: false }

/** A form that calls the API. Checks a field on change, all on submit; shows server errors. */
export function useApiForm<V extends object, A>(options: FormOptions<V, A>) {
  const { initial, checks = {}, inBrowser = false } = options
  const { setValues, setSaved, begin, version, ...entries } = useEntries(options)
  const { form, values } = entries
  const [findings, setFindings] = useState<FormFindings<V>>(NO_FINDINGS)
  const [busy, setBusy] = useState(false)
  const problems = { ...findings.refused, ...problemsOf(checks, findings.touched, values) }
  const find = (part: Partial<FormFindings<V>>) => setFindings((before) => ({ ...before, ...part }))

  function set<K extends FieldName<V>>(name: K, value: V[K]) {
    setValues((current) => ({ ...current, [name]: value }))
    setFindings((before) => findingsAfterChange(before, name, options))
  }

  function show(wrong: FieldProblems<V>) {
    find({ refused: wrong })
    focusFirstError(form.current)
  }

  function checked(): V | null {
    const entered = inBrowser ? { ...values, ...readFormInputs(form.current) } : values
    const names = Object.keys(checks) as FieldName<V>[]
    setValues(entered)
    find({ touched: names, refused: {}, refusal: null })
    if (Object.keys(problemsOf(checks, names, entered)).length === 0) return entered
    focusFirstError(form.current)
    return null
  }

  function refuse(refusing: ApiRefusal) {
    find({ stale: refusing.code === 'E_CONFLICT' })
    const wrong = problemsFromRefusal(refusing, options)
    if (wrong) return show(wrong)
    find({ refusal: refusing })
    options.refused?.(refusing)
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    const entered = checked()
    if (!entered) return
    setBusy(true)
    const outcome = await options.send(entered, version).finally(() => endBusyAfterVisit(setBusy))
    if (!outcome.ok) return refuse(outcome)
    find({ touched: [] })
    setSaved(entered)
    options.done(outcome.body, entered)
  }

  function reset(latest: V = initial, latestVersion = version) {
    begin(latest, latestVersion)
    setFindings(NO_FINDINGS)
  }

  return {
    ...entries,
    problems,
    busy,
    refusal: findings.refusal,
    stale: findings.stale,
    set,
    show,
    refuse,
    checked,
    submit,
    reset,
    ...fieldControls(values, problems, set),
  }
}

/** The values entered and those saved, with the version of the record that they belong to. */
function useEntries<V extends object, A>({
  initial,
  version: first,
  inBrowser,
}: FormOptions<V, A>) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [saved, setSaved] = useState(initial)
  const [version, setVersion] = useState(first)

  function begin(latest: V, latestVersion: typeof version) {
    if (inBrowser) form.current?.reset()
    setValues(latest)
    setSaved(latest)
    setVersion(latestVersion)
  }

  return {
    form,
    values,
    version,
    isChanged: !isSame(values, saved),
    setValues,
    setSaved,
    begin,
    /** Sets values without checking them. */
    put: (changed: Partial<V>) => setValues((current) => ({ ...current, ...changed })),
  }
}

function isSame(entered: object, saved: object): boolean {
  return JSON.stringify(entered) === JSON.stringify(saved)
}

function fieldControls<V extends object>(
  values: V,
  problems: FieldProblems<V>,
  set: <K extends FieldName<V>>(name: K, value: V[K]) => void
) {
  const input = <K extends FieldName<V>>(name: K) => ({
    name,
    onChange: (value: V[K]) => set(name, value),
  })
  return {
    field: (name: FieldName<V>) => ({ error: problems[name] }),
    input,
    bind: <K extends FieldName<V>>(name: K) => ({ ...input(name), value: values[name] }),
  }
}

/** Clears a server error when its field or a compared one changes. */
function findingsAfterChange<V>(
  before: FormFindings<V>,
  name: FieldName<V>,
  { lenient = false, together = [] }: Pick<FormOptions<V, unknown>, 'lenient' | 'together'>
): FormFindings<V> {
  if (lenient) return { ...before, touched: [], refused: {} }
  const compared = together.includes(name) ? together : [name]
  const touched = [...before.touched, name]
  return { ...before, touched, refused: problemsWithout(before.refused, compared) }
}

function problemsWithout<V>(
  problems: FieldProblems<V>,
  names: readonly FieldName<V>[]
): FieldProblems<V> {
  return { ...problems, ...Object.fromEntries(names.map((name) => [name, undefined])) }
}

function problemsOf<V>(
  checks: FieldChecks<V>,
  names: readonly FieldName<V>[],
  values: V
): FieldProblems<V> {
  const found: FieldProblems<V> = {}
  for (const name of names) {
    const problem = checks[name]?.(values[name], values)
    if (problem) found[name] = problem
  }
  return found
}

function problemsFromRefusal<V extends object>(
  { fields }: ApiRefusal,
  { initial, renamed }: Pick<FormOptions<V, unknown>, 'initial' | 'renamed'>
): FieldProblems<V> | null {
  const wrong = Object.entries(fields)
    .map(([name, problem]) => [renamed?.[name] ?? name, problem] as const)
    .filter(([name]) => name in initial)
  return wrong.length > 0 ? (Object.fromEntries(wrong) as FieldProblems<V>) : null
}

function readFormInputs(form: HTMLFormElement | null): Record<string, string> {
  const entries = [...new FormData(form ?? undefined)]
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}
